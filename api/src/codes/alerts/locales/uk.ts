import type { AlertTexts } from '../alert-texts';

const uk: AlertTexts = {
  message: { title: 'Нове повідомлення', body: 'Хтось написав вам про один із ваших кодів.' },
  opening: { title: 'Можливо, вашу річ знайшли', body: 'Хтось відкрив сторінку коду, який ви загубили.' },
  request: { title: 'Прохання віддати код', body: 'Хтось хоче отримати один із ваших кодів.' },
  gift: { title: 'Код змінює власника', body: 'Є новини про код, який передають іншій людині.' },
};

export default uk;
