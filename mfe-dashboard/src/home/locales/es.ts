const es = {
  title: 'Inicio',
  loadFailed: 'No se ha podido cargar la página de inicio',
  noMessages: 'Aún no hay mensajes. Quien escanee tus códigos podrá escribirte.',
  answers_one: '{{count, number}} respuesta nueva',
  answers_many: '{{count, number}} de respuestas nuevas',
  answers_other: '{{count, number}} respuestas nuevas',
  steps: {
    title: 'Qué puedes hacer ahora',
    activate: {
      title: 'Activa un código',
      text: 'Escanea una pegatina de {{brand}} o introduce el código impreso en ella.',
    },
    profile: {
      title: 'Completa tu perfil',
      text: 'Añade tu nombre y una forma de contactarte. Tú decides quién ve qué.',
    },
    page: {
      title: 'Elige qué muestra tu tarjeta',
      text: 'Una tarjeta de contacto o una página para objetos perdidos, con tus palabras.',
    },
    try: {
      title: 'Prueba tu código QR',
      text: 'Guárdalo o imprímelo y escanéalo una vez.',
    },
    'first-project': {
      title: 'Crea un proyecto',
      text: 'Un proyecto reúne los códigos que van juntos.',
    },
    'first-codes': {
      title: 'Crea códigos',
      text: 'Añade códigos a un proyecto y luego imprímelos.',
    },
  },
  scans: {
    title: 'Escaneos de tus códigos',
    none_one: 'Nadie ha escaneado tus códigos en el último {{count}} día.',
    none_many: 'Nadie ha escaneado tus códigos en los últimos {{count}} de días.',
    none_other: 'Nadie ha escaneado tus códigos en los últimos {{count}} días.',
  },
  site: {
    title: 'Resumen del sitio',
    codes: 'Códigos',
    activated: 'Activados',
    projects: 'Proyectos',
    period: 'Periodo',
    days_one: '{{count}} día',
    days_many: '{{count}} de días',
    days_other: '{{count}} días',
    activations: 'Activaciones',
    scans: 'Escaneos',
    none_one: 'Ninguno en el último {{count}} día.',
    none_many: 'Ninguno en los últimos {{count}} de días.',
    none_other: 'Ninguno en los últimos {{count}} días.',
  },
};

export default es;
