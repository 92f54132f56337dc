import type { TranslationOf } from '@ringtag/i18n/translation-of';
import type en from './en';

const es = {
  title: 'Avisos',
  text: 'Elige cómo quieres enterarte de lo que pasa con este código. Los mensajes aparecen en Mensajes en cualquier caso.',
  loadFailed: 'No se han podido cargar tus avisos',
  changeFailed: 'No se han podido cambiar tus avisos',
  requestNote: 'Si no respondes a una solicitud, el código sigue siendo tuyo.',
  ways: { mail: 'Correo', push: 'Push' },
  kinds: {
    message: 'Mensajes nuevos',
    opening: 'Alguien abre la página mientras está perdido',
    request: 'Solicitudes de este código',
    gift: 'Regalar el código',
  },
  device: {
    on: 'Avisos push en este dispositivo',
    hint: 'Aparecen aunque {{brand}} esté cerrado, hasta que cierres la sesión aquí.',
    texts: 'Mostrar el nombre y el mensaje',
    textsHint: 'Quien vea tu pantalla bloqueada podrá leerlos. Nunca se muestran lugares.',
    failed: 'No se han podido cambiar los avisos push en este dispositivo',
    unsupported: 'Este navegador no puede mostrar avisos push. Los correos siguen llegando.',
    install:
      'En un iPhone o iPad, añade primero {{brand}} a la pantalla de inicio: toca Compartir y después «Añadir a pantalla de inicio». Ábrelo desde ahí y activa los avisos push.',
    denied:
      'Tu navegador bloquea las notificaciones de {{brand}}. Permítelas en sus ajustes para este sitio y vuelve a cargar la página.',
  },
  hint: {
    text: 'Entérate al momento: recibe un aviso en este dispositivo cuando alguien abra la página o te escriba.',
    button: 'Activar avisos push',
  },
} satisfies TranslationOf<typeof en>;

export default es;
