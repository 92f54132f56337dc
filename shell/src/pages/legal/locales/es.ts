import type { TranslationOf } from '@ringtag/i18n';
import type en from './en';

export default {
  changed: 'Última modificación: {{date}}',
  operator: {
    title: 'Quién es responsable',
    named: 'Este sitio está gestionado por: {{name}}.',
    unnamed: 'El responsable es el operador de este sitio. Esta instalación aún no indica su nombre.',
    email: 'Preguntas y solicitudes:',
    noEmail:
      'Aquí todavía no figura ninguna dirección de contacto. Pregunta a la persona u organización que te dio el código.',
  },
  terms: {
    intro:
      'Estas condiciones explican qué puedes esperar de {{brand}} y qué te pedimos a ti. «Nosotros» es el operador de este sitio. Al usarlo, las aceptas.',
    sections: {
      service: {
        title: 'El servicio',
        text: 'Colocas un código de {{brand}} en algo tuyo, como unas llaves, un bolso o una tarjeta de visita. Quien lo escanea ve los datos de contacto que has hecho públicos y puede enviarte un mensaje.\nPara ver un código o enviar un mensaje no hace falta tener cuenta.',
      },
      account: {
        title: 'Tu cuenta',
        text: 'Al activar un código se crea una cuenta para tu dirección de correo. Indica una dirección que sea tuya, porque allí se envían los códigos y enlaces para iniciar sesión.\nNo compartas tu contraseña, tus códigos ni tus enlaces. Avísanos si crees que otra persona usa tu cuenta.',
      },
      codes: {
        title: 'Tus códigos',
        text: 'Un código pertenece a la cuenta que lo activó hasta que esta lo devuelve. Las cuentas gratuitas pueden tener un número limitado de códigos a la vez.\nPodemos deshabilitar un código que se use de forma indebida o cuya pérdida se haya comunicado.',
      },
      content: {
        title: 'Lo que publicas',
        text: 'Lo que escribes en tu perfil sigue siendo tuyo. Nos permites guardarlo y mostrar la parte pública a quienes escanean tu código, que es para lo que existe el servicio.\nPublica solo datos que puedas publicar. Para los datos de otras personas necesitas su consentimiento.',
      },
      conduct: {
        title: 'Lo que no está permitido',
        text: 'No uses el servicio para acosar, engañar o amenazar a nadie, para enviar publicidad, para difundir programas dañinos ni para nada contrario a la ley.\nNo intentes leer datos ajenos, eludir los límites ni sobrecargar el servicio.',
      },
      availability: {
        title: 'Disponibilidad',
        text: 'Trabajamos para que el servicio funcione, pero no podemos prometer que esté siempre disponible ni libre de errores. Podemos cambiar o retirar partes de él; si desaparece algo en lo que confías, lo avisaremos con tiempo.\nUn código no sustituye a una llamada de emergencia.',
      },
      liability: {
        title: 'Responsabilidad',
        text: 'Respondemos sin límite en caso de dolo y negligencia grave, y por daños a la vida, la integridad física o la salud. En lo demás, respondemos solo si incumplimos obligaciones esenciales y por los daños previsibles. Los derechos irrenunciables que te reconoce la ley no se ven afectados.\nNo revisamos lo que las personas publican o se escriben entre sí ni somos parte de lo que acuerden.',
      },
      ending: {
        title: 'Fin del uso',
        text: 'Puedes dejar de usar el servicio en cualquier momento y pedirnos que eliminemos tu cuenta. Podemos cerrar una cuenta que incumpla estas condiciones; salvo en casos graves, avisamos antes.',
      },
      changes: {
        title: 'Cambios en estas condiciones',
        text: 'Cuando cambiemos estas condiciones, la nueva versión aparecerá aquí con su fecha. Si el cambio es importante para ti, también te escribiremos antes a la dirección de tu cuenta.',
      },
      law: {
        title: 'Ley aplicable',
        text: 'Se aplica la ley del país donde está establecido el operador. Si eres consumidor, también te protegen las normas imperativas del país donde vives y puedes acudir allí a los tribunales.',
      },
    },
  },
  privacy: {
    intro:
      'Esta página explica qué datos guarda {{brand}}, para qué y durante cuánto tiempo. En resumen: guardamos lo necesario para que te encuentren a través de tu código, quien escanea ve solo lo que has hecho público y no se rastrea a nadie.',
    sections: {
      account: {
        title: 'Cuenta y perfil',
        text: 'De tu cuenta guardamos tu nombre, tu dirección de correo, el idioma de la interfaz, tu rol y cuándo se creó. Si has puesto una contraseña, guardamos solo un resumen criptográfico del que no se puede deducir.\nTu perfil contiene lo que escribes en él, como teléfono, empresa o sitio web. Marcas cada dato como público o privado.\nDe cada uno de tus códigos guardamos cuándo lo activaste, el nombre que le diste y si quieres que te avisemos por correo de los mensajes nuevos.',
      },
      scans: {
        title: 'Cuando se escanea un código',
        text: 'Quien escanea tu código ve tu nombre y los datos que has marcado como públicos. No ve los datos privados ni tus mensajes, y tu dirección de correo solo si la has hecho pública.\nContamos cuántas veces al día se escanea un código. El recuento no incluye direcciones de red, dispositivos ni ubicaciones, y no dice quién escaneó. Tus propias visitas no cuentan en un navegador en el que hayas iniciado sesión.\nPara que volver a cargar la página no cuente como otro escaneo, el servidor recuerda durante un minuto, solo en memoria, un número de comprobación del código, la dirección de red y el navegador. Los números aleatorios que intervienen cambian cada día y no se guardan.',
      },
      messages: {
        title: 'Mensajes',
        text: 'Un mensaje se guarda con su texto, su hora y los datos de contacto que quien lo envía haya querido añadir. Solo puede leerlo quien tenga el código en ese momento. Un titular posterior del mismo código no lo verá nunca. Si el titular denuncia un mensaje, la administración puede leer toda la conversación y eliminarla; cada lectura queda registrada.\nEl titular puede responder en una conversación de este sitio. Quien tenga el enlace de la conversación puede leerla y escribir en ella; se borra junto con el mensaje.\nLa dirección que dejes para las respuestas no la ve nadie. La usamos para enviarte el enlace de la conversación y las respuestas hasta que le pongas fin, y la borramos con la conversación. Los correos a ambas partes citan lo que se ha escrito. Quien abre como titular una conversación desde un correo recibe una cookie que distingue este navegador de los demás; caduca a los siete días.',
      },
      mails: {
        title: 'Correos electrónicos',
        text: 'Enviamos correos con códigos y enlaces para iniciar sesión y activar, y avisos de mensajes nuevos si los quieres. Cuando alguien inicia sesión en tu cuenta con un navegador que no conocemos, te lo comunicamos: la hora, el navegador y el sistema, y el principio de la dirección de red. No hay publicidad ni píxeles de seguimiento. El registro de un correo enviado se elimina a los 30 días; los códigos en sí no se guardan.',
      },
      sessions: {
        title: 'Sesiones, cookies y almacenamiento del navegador',
        text: 'Al iniciar sesión, una cookie mantiene tu sesión abierta. Caduca a los 30 días sin visitas y como máximo a los 180 días; para los administradores, a los 30 minutos sin actividad y como máximo a las 12 horas, salvo que el operador haya fijado otros plazos. Su contenido cambia cada día. Por nuestra parte, una sesión consta de tu cuenta, las horas de inicio y de último uso y el nombre de tu navegador.\nOtra cookie nos permite reconocer este navegador durante medio año desde tu último inicio de sesión, aunque hayas cerrado la sesión, para que nadie pueda bloquearte el acceso probando contraseñas o códigos. Contiene un número aleatorio y una firma. No te identifica ni da acceso a nada y deja de tener efecto cuando eliges una contraseña nueva o cierras la sesión en todos los demás dispositivos.\nUna tercera cookie nos permite descontar tus propias visitas cuando contamos cuántas veces se escanean tus códigos. También contiene solo números aleatorios y firmas, no te identifica ni da acceso a nada. Se elimina cuando cierras la sesión o eliminas tu cuenta y caduca, como muy tarde, medio año después del último uso de tu cuenta.\nMientras activas un código, otra cookie permite a este navegador volver a abrir durante un día la página del código de verificación. No te identifica ni revela tu dirección. Lo que escribes en el formulario se queda en su pestaña hasta que el código se activa o la cierras. El navegador también anota, sin tu dirección, qué código de verificación espera, para que al volver a escanear puedas continuar ahí.\nTu propio navegador recuerda tus ajustes de apariencia, el idioma elegido (también en una cookie, durante un año, para que las páginas aparezcan enseguida en él), si has iniciado sesión, la última dirección de correo que usaste y si entraste con contraseña o con un código. Estos dos últimos datos se conservan al cerrar sesión, para que el formulario esté listo cuando vuelvas.\nSi indicas que un ordenador es compartido, la sesión termina allí a los 30 minutos sin actividad y sus cookies desaparecen al cerrar el navegador. La segunda cookie no se crea, y el navegador no guarda ni tu dirección de correo ni cómo entraste; hasta que se cierre, solo recuerda en otra cookie que es compartido.\nNo hay cookies de publicidad ni de rastreo y no se carga nada de otras empresas, así que este sitio no necesita un aviso de consentimiento.',
      },
      abuse: {
        title: 'Protección contra abusos',
        text: 'Para impedir que se adivinen contraseñas o se envíen mensajes en masa, contamos los intentos por dirección de red y por dirección de correo. Solo se guarda un resumen criptográfico, que se elimina al cabo de un día, aproximadamente. Además, durante un día el servidor recuerda, solo en memoria y como número de comprobación, qué códigos se abrieron desde una dirección de red.\nEl servidor anota sucesos técnicos y errores en un registro. En él nunca aparecen contraseñas, códigos ni enlaces.',
      },
      purposes: {
        title: 'Fines y bases jurídicas',
        text: 'Tratamos la cuenta, el perfil, los códigos, los mensajes y los correos para prestar el servicio que has pedido (en la Unión Europea: artículo 6.1.b del RGPD). El recuento de escaneos, la protección contra abusos y los registros responden a nuestro interés legítimo en un servicio seguro y que funcione (artículo 6.1.f del RGPD). Los datos públicos se muestran porque tú lo has elegido. No hay decisiones automatizadas sobre ti.',
      },
      recipients: {
        title: 'Quién recibe datos',
        text: 'No vendemos datos ni los cedemos para publicidad. Las empresas que alojan este sitio o entregan sus correos tratan datos por encargo nuestro y bajo contrato. Las autoridades reciben datos solo cuando la ley nos obliga a entregarlos.',
      },
      retention: {
        title: 'Cuánto tiempo se guardan los datos',
        text: 'La cuenta y el perfil permanecen hasta que se elimina la cuenta. Los mensajes permanecen hasta que su destinatario los elimina o desaparece la cuenta. Lo que se escribió para activar un código y nunca se confirmó se elimina al cabo de un día, aproximadamente. Las sesiones se eliminan una vez caducadas. Los recuentos de escaneos quedan como simples números.\nLas copias de seguridad pueden conservar datos eliminados un tiempo más, hasta que se sobrescriben.',
      },
      rights: {
        title: 'Tus derechos',
        text: 'Puedes ver y cambiar tu perfil en cualquier momento. También puedes pedirnos una copia de tus datos, que los corrijamos o eliminemos, que limitemos su uso, llevártelos en un formato habitual y oponerte a los usos basados en nuestro interés legítimo.\nSi crees que tratamos mal tus datos, escríbenos. También puedes presentar una reclamación ante una autoridad de protección de datos.',
      },
      changes: {
        title: 'Cambios en esta página',
        text: 'Cuando el servicio cambie de una forma que importe aquí, esta página cambiará con él y llevará una fecha nueva.',
      },
    },
  },
} satisfies TranslationOf<typeof en>;
