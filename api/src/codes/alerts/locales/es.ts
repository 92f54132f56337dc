import type { AlertTexts } from '../alert-texts';

const es: AlertTexts = {
  message: { title: 'Mensaje nuevo', body: 'Alguien te ha escrito sobre uno de tus códigos.' },
  opening: {
    title: 'Una pista de lo que se perdió',
    body: 'Alguien ha abierto la página de un código perdido.',
  },
  request: { title: 'Alguien pide un código', body: 'Alguien quiere tener uno de tus códigos.' },
  gift: { title: 'Un código cambia de manos', body: 'Hay novedades sobre un código que se está regalando.' },
};

export default es;
