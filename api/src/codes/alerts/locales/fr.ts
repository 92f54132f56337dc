import type { AlertTexts } from '../alert-texts';

const fr: AlertTexts = {
  message: { title: 'Nouveau message', body: 'Quelqu’un vous a écrit au sujet d’un de vos codes.' },
  opening: { title: 'Une trace de ce qui a été perdu', body: 'Quelqu’un a ouvert la page d’un code perdu.' },
  request: { title: 'Un code demandé', body: 'Quelqu’un souhaite avoir un de vos codes.' },
  gift: {
    title: 'Un code change de mains',
    body: 'Il y a du nouveau au sujet d’un code qui est en train d’être donné.',
  },
};

export default fr;
