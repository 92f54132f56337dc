import type { TranslationOf } from '@ringtag/i18n/translation-of';
import type en from './en';

const es = {
  title: 'Ayuda',
  text: 'Respuestas breves sobre los códigos {{brand}}.',
  pages: 'Páginas de ayuda',
  contact: '¿No encuentras la respuesta?',
  contactAction: 'Contactar',
  links: {
    scan: 'Introducir o escanear un código',
    myCodes: 'Mis códigos',
    profile: 'Mi perfil',
    projects: 'Proyectos',
    presets: 'Plantillas',
    settings: 'Ajustes',
    reports: 'Denuncias',
    auditLog: 'Registro de auditoría',
    labelLayouts: 'Tamaños de etiqueta',
  },
  pictures: {
    lost: 'La página de un objeto perdido en un móvil: a quién pertenece y un formulario para escribir',
    conversation: 'La conversación vista por quien encontró el objeto: su mensaje y la respuesta',
    card: 'Una tarjeta de contacto en un móvil: nombre, botones para contactar y datos',
    inbox: 'Un mensaje en la bandeja de entrada, con respuestas rápidas y un campo para responder',
    codes: 'El diálogo para añadir códigos: un número de códigos aleatorios o una lista',
    labels: 'El diálogo para imprimir etiquetas, con la hoja y los códigos elegidos',
    search: 'El diálogo de búsqueda: páginas, códigos y proyectos que coinciden con unas letras',
  },
  finder: {
    title: 'Ayuda para quien encuentra algo',
    tab: 'He encontrado algo',
    who: 'Has encontrado o escaneado un código',
    found: {
      question: 'He encontrado algo. ¿Y ahora?',
      answer:
        'Escanea el código QR con la cámara del móvil y escribe un mensaje. Si no funciona o la cámara no está permitida, introduce los caracteres impresos al lado. No necesitas aplicación ni cuenta.',
    },
    seen: {
      question: '¿Qué ve el titular de mí?',
      answer:
        'Tus mensajes y lo que decidas añadir: nombre, correo, teléfono, fotos o un lugar. Tú solo ves los datos públicos de la otra persona. Nadie ve el correo del otro, salvo que lo comparta.',
    },
    reply: {
      question: '¿Cómo recibo una respuesta?',
      answer:
        'Al enviar un mensaje recibes el enlace de tu conversación. Guárdalo: ahí aparecen las respuestas, y quien tenga el enlace puede leer y escribir. También puedes dejar tu correo allí y te enviaremos las respuestas; la otra persona no lo ve.',
    },
    photos: {
      question: '¿Puedo enviar fotos o decir dónde está?',
      answer:
        'Sí, en la conversación: hasta {{photos}} fotos por mensaje, de {{megabytes}} MB cada una. Eliminamos lo que la cámara guardó en ellas. Puedes enviar tu ubicación exacta o redondeada a {{metres}} m.',
    },
    code: {
      question: '¿Por qué no funciona el código?',
      answer:
        'Si nadie lo ha activado, todavía no hay a quién escribir. Si está en pausa o deshabilitado, inténtalo más tarde. Si no lo conocemos, compáralo con lo impreso: los códigos de otros productos no se abren aquí.',
    },
    wait: {
      question: '¿Por qué tengo que esperar para enviar un mensaje?',
      answer:
        'Para evitar el spam, cada código acepta un número limitado de mensajes por hora y por día. La página te dice cuándo podrás enviar el tuyo, y el texto queda en el formulario.',
    },
    over: {
      question: '¿Por qué ya no funciona el enlace de mi conversación?',
      answer:
        'Una conversación termina cuando el titular la elimina, la bloquea o renuncia al código. En algunos sitios, las conversaciones antiguas se eliminan al cabo de un tiempo. Si te han dado un enlace nuevo, solo funciona ese.',
    },
    report: {
      question: '¿Cómo denuncio un abuso?',
      answer:
        'Con «Denunciar», al final de la página del código. Los responsables de este sitio revisan lo que envías. Para no recibir más correos sobre una conversación, usa el enlace que hay en cualquiera de ellos.',
    },
  },
  owner: {
    title: 'Ayuda para titulares',
    tab: 'Mis códigos',
    who: 'Tienes códigos o quieres uno',
    activate: {
      question: '¿Cómo activo un código?',
      answer:
        'Escanéalo o introduce sus caracteres, y después tu nombre y tu correo. Te enviamos un código de {{digits}} dígitos y un enlace: usa cualquiera de los dos en los {{minutes}} minutos siguientes. Si ya has iniciado sesión, basta un toque.',
    },
    visible: {
      question: '¿Qué ve quien escanea mi código?',
      answer:
        'Tu nombre, tu foto y los campos de tu perfil que hayas hecho públicos. Los campos privados y el correo de tu cuenta no se muestran. Cada código puede mostrar menos: elígelo en su pestaña «Página», en «Mis códigos».',
    },
    reply: {
      question: '¿Cómo respondo sin mostrar mi correo?',
      answer:
        'Escribe la respuesta debajo del mensaje: se lee a través de un enlace y tu correo no se ve. El botón de nuestro correo abre solo esa conversación durante {{linkLife}}, sin iniciar sesión. No respondas al propio correo: no llegaría.',
    },
    emails: {
      question: '¿Cómo dejo de recibir correos sobre mensajes?',
      answer:
        'Usa el enlace de cualquiera de esos correos, para un código o para todos. También puedes desactivarlos y volver a activarlos en la página de cada código. Los mensajes siguen llegando a tu bandeja de entrada.',
    },
    flood: {
      question: '¿Y si un código recibe demasiados mensajes?',
      answer:
        'En la página del código puedes retener los mensajes de remitentes que no han confirmado su correo electrónico. Esperan en «Retenidos», dentro de Mensajes, y no te avisamos por correo. Cuando el remitente lo confirma, el mensaje llega a tu bandeja de entrada. También puedes dejarlo pasar tú.',
    },
    limit: {
      question: '¿Cuántos códigos puedo tener?',
      answer:
        'En «Mis códigos» ves cuántos puedes tener a la vez; si llegas al límite, renuncia a uno o pide más a los responsables de este sitio. Si se ofrecen códigos digitales, puedes añadir uno sin pegatina. También cuentan, y puedes crear hasta {{perDay}} al día.',
    },
    'give-up': {
      question: '¿Cómo renuncio a un código o consigo uno que tiene otra persona?',
      answer:
        'Anula la activación en su página de «Mis códigos». Entonces cualquiera podrá activarlo y tus mensajes se quedan contigo; un código digital se elimina. Si lo tiene otra persona, inicia sesión, escanéalo y envía una solicitud: dura {{requestLife}}.',
    },
    'sign-in': {
      question: '¿Cómo inicio sesión, incluso en un ordenador compartido?',
      answer:
        'Introduce tu correo y te enviaremos un código; no necesitas contraseña. En un ordenador compartido, marca la casilla que lo indica: la sesión se cierra al cerrar el navegador. En tu cuenta ves dónde tienes sesiones abiertas y puedes cerrarlas.',
    },
    data: {
      question: '¿Cómo descargo mis datos o elimino mi cuenta?',
      answer:
        'Las dos cosas están en «Mi perfil», en «Cuenta». Al eliminarla, tus códigos impresos quedan libres, y tu perfil y todos los mensajes que recibiste se borran para siempre.',
    },
  },
  administrator: {
    title: 'Ayuda para la administración',
    tab: 'Administración',
    who: 'Gestionas este sitio',
    projects: {
      question: '¿Para qué sirven los proyectos?',
      answer:
        'Un proyecto reúne los códigos de un pedido, un evento o un cliente y decide si los nuevos se pueden activar. Mientras está archivado, nadie puede activar sus códigos libres. Los códigos ya activados siguen funcionando.',
    },
    codes: {
      question: '¿Cómo creo o importo códigos?',
      answer:
        'Añade hasta {{batch}} de una vez: aleatorios o de tu propia lista. O importa un archivo CSV con las columnas en la primera línea, entre ellas «alias». Antes de aplicar los cambios, verás cuáles son.',
    },
    labels: {
      question: '¿Cómo imprimo etiquetas?',
      answer:
        'Elige «Imprimir etiquetas» en el menú del proyecto y después tu hoja. Si no está en la lista, añádela en «Tamaños de etiqueta» y compruébala con la página de prueba. Imprime al 100 %, sin escalar.',
    },
    presets: {
      question: '¿Qué es una plantilla?',
      answer:
        'Una plantilla decide el aspecto de los códigos hasta que su titular lo cambie. Elige una para un proyecto o para un solo código, o haz que sea la predeterminada para todos.',
    },
    settings: {
      question: '¿Qué límites puedo cambiar?',
      answer:
        'Códigos por cuenta, mensajes por remitente y por código, cuánto se conservan los mensajes y cuánto duran las sesiones. Ahí decides también si se pueden crear códigos digitales. El límite de una sola cuenta se cambia en «Cuentas».',
    },
    reports: {
      question: '¿Qué hago con una denuncia?',
      answer:
        'Lee la conversación: el registro de auditoría anota que lo has hecho. Después, da la denuncia por resuelta o elimina la conversación. Si la propia denuncia es un abuso, deshabilita el código o bloquea la cuenta.',
    },
    audit: {
      question: '¿Quién cambió qué?',
      answer:
        'El registro de auditoría muestra lo que cambió la administración, con los valores de antes y de después, además de inicios de sesión y cambios de acceso. Puedes filtrarlo y descargarlo como archivo CSV.',
    },
    search: {
      question: '¿Cómo encuentro algo rápido?',
      answer:
        'Pulsa Ctrl K, o Cmd K en un Mac, y escribe parte del nombre de una página, un proyecto o una cuenta. Para encontrar un código, escribe cómo empieza o parte de su etiqueta.',
    },
  },
} satisfies TranslationOf<typeof en>;

export default es;
