import type { AlertTexts } from '../alert-texts';

const ru: AlertTexts = {
  message: { title: 'Новое сообщение', body: 'Кто-то написал вам об одном из ваших кодов.' },
  opening: { title: 'Возможно, вещь нашли', body: 'Кто-то открыл страницу потерянного кода.' },
  request: { title: 'Просьба отдать код', body: 'Кто-то хочет получить один из ваших кодов.' },
  gift: { title: 'Код меняет владельца', body: 'Есть новости о коде, который передают другому человеку.' },
};

export default ru;
