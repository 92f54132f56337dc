import type { AlertTexts } from '../alert-texts';

const de: AlertTexts = {
  message: { title: 'Neue Nachricht', body: 'Jemand hat Ihnen über einen Ihrer Codes geschrieben.' },
  opening: {
    title: 'Eine Spur zu einem verlorenen Code',
    body: 'Jemand hat die Seite eines verlorenen Codes geöffnet.',
  },
  request: { title: 'Jemand bittet um einen Code', body: 'Jemand möchte einen Ihrer Codes haben.' },
  gift: {
    title: 'Ein Code wechselt den Besitzer',
    body: 'Es gibt Neues zu einem Code, der weitergegeben wird.',
  },
};

export default de;
