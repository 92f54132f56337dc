import type { TranslationOf } from '@ringtag/i18n';
import type en from './en';

const es = {
  title: 'Añadir código digital',
  text: 'Crea un código QR para imprimirlo o mostrarlo en una pantalla. No necesitas pegatina.',
  yourName: 'Tu nombre',
  yourNameHint: 'Lo verá quien escanee tu código.',
  name: '¿Cómo quieres llamarlo?',
  nameHint: 'Por ejemplo, «Bolso azul». Solo tú ves este nombre.',
  close: 'Cerrar',
  submit: 'Crear código',
  working: 'Creando código…',
  failed: 'No se ha podido crear el código',
  dayOver: 'Has alcanzado el límite de códigos nuevos por hoy. Inténtalo de nuevo mañana.',
  help: '¿Cuántos códigos puedo tener?',
  ready: {
    title: 'Tu código está listo',
    text: 'Ya está activo y abre tu página.',
    picture: 'Código QR {{code}}',
    png: 'Descargar PNG',
    design: 'Cambiar el diseño',
  },
} satisfies TranslationOf<typeof en>;

export default es;
