const es = {
  you: 'Tú: {{text}}',
  link: {
    action: 'Nuevo enlace para el remitente',
    make: 'Crear un enlace',
    making: 'Creando el enlace…',
    title: 'Nuevo enlace para el remitente',
    text: 'Quien tiene el enlace lee y escribe en esta conversación como su remitente. El enlace anterior deja de funcionar al instante.',
    done: 'Pasa este enlace a la persona que te escribió. Solo se muestra ahora. El enlace anterior ya no funciona.',
    label: 'Enlace',
    failed: 'No se ha podido crear el enlace',
    none: 'Quien envió este mensaje no tiene enlace, así que nadie podría leer tu respuesta. Crea uno y pásaselo.',
  },
  blocked: {
    done: 'Conversación bloqueada. El enlace de su remitente ya no funciona. Quien escanee tu código aún puede escribirte de nuevo.',
    one: 'Solo en una conversación',
    menu: 'Bloquear conversación',
  },
  quick: {
    title: 'Respuestas rápidas',
    edit: 'Editar respuestas rápidas',
    text: 'Con un toque, el texto pasa a tu respuesta. Allí puedes cambiarlo antes de enviarla.',
    reply: 'Respuesta rápida {{number}}',
    add: 'Añadir una respuesta rápida',
    remove: 'Quitar la respuesta rápida {{number}}',
    up: 'Subir la respuesta rápida {{number}}',
    down: 'Bajar la respuesta rápida {{number}}',
    reset: 'Usar las sugeridas',
    save: 'Guardar',
    saving: 'Guardando…',
    failed: 'No se han podido guardar las respuestas rápidas',
    full: 'Caben {{max, number}} respuestas rápidas.',
    none: 'No tienes respuestas rápidas.',
    suggested: {
      thanks: '¡Muchas gracias!',
      pickUp: '¿Cuándo puedo pasar a recogerlo?',
      where: '¿Dónde lo encontraste exactamente?',
      post: '¿Podrías enviármelo por correo? Yo pago el envío.',
      handIn: 'Por favor, déjalo en la recepción o la oficina de objetos perdidos más cercana.',
    },
  },
};

export default es;
