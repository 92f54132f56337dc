import type { TranslationOf } from '@ringtag/i18n';
import type en from './en';

export default {
  changed: 'Última actualización: {{date}}',
  operator: {
    title: 'Quién es responsable',
    named: 'Este sitio lo gestiona {{name}}.',
    unnamed: 'El responsable es el operador de este sitio, que aún no ha indicado su nombre.',
    email: 'Preguntas y solicitudes:',
    noEmail:
      'Aquí todavía no figura ninguna dirección de contacto. Pregunta a la persona u organización que te dio el código.',
  },
  terms: {
    intro:
      'Estas condiciones explican qué puedes esperar de {{brand}} y qué esperamos de ti. Con «nosotros» nos referimos al operador de este sitio. Al usar el sitio, las aceptas.',
    sections: {
      service: {
        title: 'El servicio',
        text: 'Colocas un código de {{brand}} en algo tuyo, como unas llaves, un bolso o una tarjeta de visita. Cualquiera que lo escanee ve los datos de contacto que has hecho públicos y puede enviarte un mensaje.\nPara ver un código o enviar un mensaje no hace falta tener cuenta.',
      },
      account: {
        title: 'Tu cuenta',
        text: 'Al activar un código, se crea una cuenta para tu correo electrónico. Usa una dirección propia, porque a ella enviamos los códigos y enlaces para iniciar sesión.\nNo compartas tu contraseña, tus códigos ni tus enlaces. Avísanos si crees que otra persona usa tu cuenta.',
      },
      codes: {
        title: 'Tus códigos',
        text: 'Un código pertenece a la cuenta que lo activó hasta que se anula su activación. Las cuentas gratuitas pueden tener un número limitado de códigos a la vez.\nPodemos deshabilitar un código que se use de forma indebida o cuya pérdida se haya comunicado.',
      },
      content: {
        title: 'Lo que publicas',
        text: 'Lo que escribes en tu perfil sigue siendo tuyo. Nos permites guardarlo y mostrar la parte pública a quienes escanean tu código, que es para lo que existe el servicio.\nPublica solo datos que tengas derecho a publicar. Para publicar datos de otras personas necesitas su consentimiento.',
      },
      conduct: {
        title: 'Lo que no está permitido',
        text: 'No uses el servicio para acosar, engañar o amenazar a nadie, para enviar publicidad, para difundir programas maliciosos ni para nada ilegal.\nNo intentes leer datos ajenos, eludir los límites ni sobrecargar el servicio.',
      },
      availability: {
        title: 'Disponibilidad',
        text: 'Trabajamos para que el servicio funcione, pero no podemos prometer que esté siempre disponible ni libre de errores. Podemos cambiar o retirar partes de él. Si va a desaparecer algo que necesitas, te avisaremos con tiempo.\nUn código no sustituye a una llamada de emergencia.',
      },
      liability: {
        title: 'Responsabilidad',
        text: 'Respondemos sin límite en caso de dolo o negligencia grave y por daños a la vida, la integridad física o la salud. En los demás casos, respondemos solo si incumplimos obligaciones esenciales, y solo por los daños previsibles. Los derechos irrenunciables que te reconoce la ley no se ven afectados.\nNo revisamos lo que las personas publican o se escriben entre sí ni somos parte de lo que acuerden.',
      },
      ending: {
        title: 'Fin del uso',
        text: 'Puedes dejar de usar el servicio en cualquier momento y pedirnos que eliminemos tu cuenta. Podemos cerrar una cuenta que incumpla estas condiciones. Salvo en casos graves, te avisaremos antes.',
      },
      changes: {
        title: 'Cambios en estas condiciones',
        text: 'Cuando cambiemos estas condiciones, publicaremos aquí la nueva versión con su fecha. Si un cambio es importante para ti, también te escribiremos al correo electrónico de tu cuenta antes de que entre en vigor.',
      },
      law: {
        title: 'Ley aplicable',
        text: 'Se aplica la ley del país donde está establecido el operador. Si eres consumidor, también te protegen las normas imperativas del país donde vives y puedes acudir allí a los tribunales.',
      },
    },
  },
  privacy: {
    intro:
      'Esta página explica qué datos guarda {{brand}}, para qué y durante cuánto tiempo. En resumen: guardamos lo necesario para que puedan contactar contigo a través de tu código, quien lo escanea ve solo lo que has hecho público y no se rastrea a nadie.',
    sections: {
      account: {
        title: 'Cuenta y perfil',
        text: 'De tu cuenta guardamos tu nombre, tu correo electrónico, el idioma de la interfaz, tu rol y cuándo se creó. Si has puesto una contraseña, guardamos solo un resumen criptográfico (hash) que no se puede revertir.\nTu perfil contiene lo que escribes en él, como tu teléfono, tu empresa o tu sitio web. Marcas cada uno de estos datos como público o privado. Si añades una foto, es pública. Eliminamos todo lo demás que contenga el archivo, como el lugar y la hora.\nDe cada uno de tus códigos guardamos cuándo lo activaste, el nombre que le has puesto, los textos y el diseño de su página y del propio código, y si quieres recibir correos sobre los mensajes nuevos y retener algunos. También guardamos las respuestas rápidas que escribes y los remitentes que bloqueas.',
      },
      scans: {
        title: 'Cuando se escanea un código',
        text: 'Quien escanea tu código o tiene su enlace ve tu nombre, tu foto y los datos que has marcado como públicos. No ve los datos privados ni tus mensajes, y solo ve tu correo electrónico si lo has hecho público.\nContamos cuántas veces al día se escanea un código. El recuento no incluye direcciones IP, dispositivos ni ubicaciones, ni dice quién lo escaneó. Tus propias visitas no cuentan en un navegador en el que hayas iniciado sesión.\nPara que recargar la página no cuente como otro escaneo, el servidor recuerda durante un minuto, solo en memoria, un resumen criptográfico corto del código, la dirección IP y el navegador. Los números aleatorios que intervienen cambian cada día y no se guardan.\nSi escaneas un código con la cámara en este sitio, es tu navegador el que lee la imagen. A nosotros no nos llega.',
      },
      messages: {
        title: 'Mensajes',
        text: 'Guardamos cada mensaje con su texto, su hora y los datos de contacto que el remitente haya añadido. Solo puede leerlo quien sea titular del código en ese momento; un titular posterior del mismo código no lo verá nunca. Si el titular denuncia un mensaje, la administración puede leer toda la conversación y eliminarla. Cada lectura queda registrada.\nEl titular puede responder en una conversación en este sitio. Cualquiera que tenga el enlace a una conversación puede leerla y escribir en ella. La conversación se elimina junto con el mensaje. Cada parte puede ver si la otra ha leído sus mensajes. Para ello guardamos hasta dónde ha leído cada parte y cuándo miró por última vez.\nAmbas partes pueden añadir fotos y su ubicación. Guardamos las fotos sin los datos que añade la cámara, como el lugar y la hora. Tu navegador comparte tu ubicación solo si lo permites. Tú eliges si envías tu ubicación exacta o una redondeada a 500 metros. Si eliges la redondeada, nunca recibimos la exacta. Ambas partes también pueden compartir un número de teléfono y dejar de compartirlo. Las fotos, las ubicaciones y los números se eliminan con la conversación; un número que el remitente deja de compartir se elimina al momento.\nSi dejas un correo electrónico para recibir respuestas, nadie más lo ve. Lo usamos para enviarte el enlace a la conversación y las respuestas. Lo eliminamos cuando dejas de recibir estos correos o junto con la conversación. Los correos a ambas partes citan lo que se ha escrito. El titular que abre una conversación desde un correo recibe una cookie que distingue este navegador de los demás. Caduca a los siete días.\nSi pides a un titular que anule la activación de un código, verá tu nombre, tu correo electrónico y el motivo. La solicitud se elimina al cabo de un día.',
      },
      mails: {
        title: 'Correos electrónicos',
        text: 'Enviamos correos con códigos y enlaces para iniciar sesión y activar, correos sobre cambios en tu cuenta y solicitudes relativas a tus códigos, y avisos de mensajes nuevos si los quieres. Cuando alguien inicia sesión en tu cuenta con un navegador que no conocemos, te enviamos por correo la hora, el navegador y el sistema, y la primera parte de la dirección IP. Nuestros correos no contienen publicidad ni píxeles de seguimiento. El registro de cada correo enviado se elimina a los 30 días. Los códigos en sí no se guardan.',
      },
      sessions: {
        title: 'Sesiones, cookies y almacenamiento del navegador',
        text: 'Al iniciar sesión, una cookie la mantiene abierta. Deja de funcionar a los 30 días sin visitas y, como máximo, a los 180 días; para la administración, a los 30 minutos sin actividad y, como máximo, a las 12 horas. Es posible que el operador haya fijado otros plazos. El contenido de la cookie cambia cada día. De cada sesión guardamos tu cuenta, las horas de inicio y de último uso, el nombre y la versión de tu navegador y de tu sistema, y si el ordenador es compartido.\nUna segunda cookie nos permite reconocer este navegador durante medio año desde tu último inicio de sesión, aunque hayas cerrado la sesión, para que nadie pueda bloquearte el acceso probando contraseñas o códigos. Contiene un número aleatorio y una firma. No te identifica ni da acceso a nada, y deja de funcionar cuando eliges una contraseña nueva, cambias tu correo electrónico o cierras la sesión en todos los demás dispositivos.\nUna tercera cookie nos permite descontar tus propias visitas cuando contamos los escaneos de tus códigos. También contiene solo números aleatorios y firmas, y no te identifica ni da acceso a nada. Se elimina cuando cierras la sesión o eliminas tu cuenta y caduca, como muy tarde, medio año después del último uso de tu cuenta.\nMientras activas un código, otra cookie permite a este navegador volver a abrir durante un día la página del código de verificación. No te identifica ni revela tu dirección. Lo que escribes en el formulario se queda en su pestaña hasta que el código se activa o cierras la pestaña. El navegador también recuerda, sin tu dirección, qué código de verificación espera, para que al volver a escanear regreses ahí.\nTu propio navegador recuerda tus ajustes de apariencia y de teclado, el idioma elegido (también en una cookie, durante un año, para que las páginas se abran enseguida en él), si has iniciado sesión, el último correo electrónico que usaste y si entraste con contraseña o con un código. Estos dos últimos datos se conservan al cerrar sesión, para que el formulario esté listo cuando vuelvas.\nSi indicas que un ordenador es compartido, la sesión termina allí a los 30 minutos sin actividad y, como máximo, a las 12 horas, salvo que el operador haya fijado otros plazos. Sus cookies se eliminan al cerrar el navegador. La segunda cookie no se crea, y el navegador no guarda ni tu correo electrónico ni cómo entraste. Hasta que se cierre, otra cookie recuerda únicamente que el ordenador es compartido.\nNo usamos cookies publicitarias ni de seguimiento y no cargamos nada de otras empresas, así que este sitio no necesita un aviso de consentimiento.',
      },
      abuse: {
        title: 'Protección contra abusos',
        text: 'Para impedir que se adivinen contraseñas y que se envíen mensajes en masa, contamos los intentos por dirección IP, correo electrónico, cuenta y código. Solo guardamos un resumen criptográfico, que eliminamos al cabo de un día, aproximadamente. Un recuento se conserva más tiempo: el de códigos de verificación incorrectos seguidos para un correo electrónico. Se elimina cuando se usa el código correcto o un enlace que hayamos enviado por correo, o, como muy tarde, a los diez años. Además, durante un día el servidor recuerda, solo en memoria, qué códigos se abrieron desde una dirección IP. Cada uno se guarda como un resumen criptográfico corto.\nEl servidor anota sucesos técnicos y errores en un registro. De los inicios de sesión, los intentos fallidos y los indicios de un ataque, el registro contiene la dirección IP y el identificador de la cuenta. El servidor web también puede registrar la dirección IP de cada solicitud. En ningún registro aparecen contraseñas, códigos ni enlaces. El operador decide cuánto tiempo se conservan los registros.\nLa administración puede ver cuándo inició sesión una cuenta y cuándo se cambió su contraseña o su correo electrónico o se eliminó la cuenta. Estas anotaciones contienen el identificador de la cuenta, pero ningún nombre ni dirección, y se eliminan a los 400 días.',
      },
      purposes: {
        title: 'Fines y bases jurídicas',
        text: 'Tratamos las cuentas, los perfiles, los códigos, los mensajes y los correos para prestar el servicio que has pedido (en la Unión Europea: artículo 6.1.b del RGPD). El recuento de escaneos, la protección contra abusos y los registros responden a nuestro interés legítimo en un servicio seguro y que funcione (artículo 6.1.f del RGPD). Mostramos los datos públicos porque tú lo has elegido. No tomamos decisiones automatizadas sobre ti.',
      },
      recipients: {
        title: 'Quién recibe datos',
        text: 'No vendemos datos ni los cedemos para publicidad. Las empresas que alojan este sitio o entregan sus correos tratan datos por encargo nuestro y bajo contrato. La administración de este sitio puede ver tu nombre, tu correo electrónico, tus códigos y los registros de los correos que te enviamos, pero no tus datos privados ni ningún mensaje que no se haya denunciado. Las autoridades reciben datos solo cuando la ley nos obliga a entregarlos.',
      },
      retention: {
        title: 'Cuánto tiempo se guardan los datos',
        text: 'Conservamos tu cuenta y tu perfil hasta que se elimina la cuenta. Los mensajes permanecen hasta que el titular que los recibió los elimina o se elimina su cuenta. El operador puede fijar un plazo tras el cual se elimina una conversación en la que nadie haya escrito. Cuando anulas la activación de un código, se eliminan sus textos y su diseño, y sus mensajes se quedan contigo. Lo que introduces para recibir un código de verificación se elimina al cabo de un día, aproximadamente. Las sesiones se eliminan una vez caducadas. Los recuentos de escaneos quedan como simples números.\nLas copias de seguridad pueden conservar datos eliminados un tiempo más, hasta que se sobrescriben. Si eliminamos tus datos porque lo pides, conservamos un hash de tu correo electrónico que solo nuestro servidor puede calcular. Así podemos volver a eliminarlos si restauramos una copia de seguridad.',
      },
      rights: {
        title: 'Tus derechos',
        text: 'En cualquier momento puedes ver y cambiar tu perfil, descargar tus datos y eliminar tu cuenta en «Mi perfil». También puedes pedirnos una copia de tus datos, que los corrijamos o eliminemos, que limitemos su uso o que te los entreguemos en un formato habitual, y oponerte a los usos basados en nuestro interés legítimo.\nSi crees que tratamos mal tus datos, escríbenos. También puedes presentar una reclamación ante una autoridad de protección de datos.',
      },
      changes: {
        title: 'Cambios en esta página',
        text: 'Cuando un cambio en el servicio afecte a lo que explicamos aquí, actualizaremos esta página y su fecha.',
      },
    },
  },
} satisfies TranslationOf<typeof en>;
