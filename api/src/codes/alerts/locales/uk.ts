import type { AlertTexts } from '../alert-texts';

const uk: AlertTexts = {
  message: { title: 'Нове повідомлення', body: 'Хтось написав вам про один із ваших кодів.' },
  opening: { title: 'Можливо, річ знайшли', body: 'Хтось відкрив сторінку загубленого коду.' },
  request: { title: 'Прохання віддати код', body: 'Хтось хоче отримати один із ваших кодів.' },
  gift: { title: 'Код змінює власника', body: 'Є новини про код, який передають іншій людині.' },
};

export default uk;
