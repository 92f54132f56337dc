import type { AlertKind, Locale } from '@ringtag/contracts';

/** What a push says that names nothing: it is for a locked screen that others can read. */
interface AlertText {
  title: string;
  body: string;
}

/** The texts of pushes without a word of what was written, in all languages. */
export const ALERT_TEXTS: Record<Locale, Record<AlertKind, AlertText>> = {
  en: {
    message: { title: 'New message', body: 'Somebody wrote to you about one of your codes.' },
    opening: { title: 'A sign of what you lost', body: 'Somebody opened the page of a code that you lost.' },
    request: { title: 'Someone asks for a code', body: 'Somebody would like to have one of your codes.' },
    gift: { title: 'A code changes hands', body: 'There is news about a code that is being given away.' },
  },
  de: {
    message: {
      title: 'Neue Nachricht',
      body: 'Jemand hat Ihnen über einen Ihrer Codes geschrieben.',
    },
    opening: {
      title: 'Eine Spur Ihres verlorenen Codes',
      body: 'Jemand hat die Seite eines Codes geöffnet, den Sie verloren haben.',
    },
    request: {
      title: 'Jemand bittet um einen Code',
      body: 'Jemand möchte einen Ihrer Codes haben.',
    },
    gift: {
      title: 'Ein Code wechselt den Besitzer',
      body: 'Es gibt Neues zu einem Code, der weitergegeben wird.',
    },
  },
  es: {
    message: { title: 'Mensaje nuevo', body: 'Alguien te ha escrito sobre uno de tus códigos.' },
    opening: {
      title: 'Una pista de lo que perdiste',
      body: 'Alguien ha abierto la página de un código que perdiste.',
    },
    request: { title: 'Alguien pide un código', body: 'Alguien quiere tener uno de tus códigos.' },
    gift: {
      title: 'Un código cambia de manos',
      body: 'Hay novedades sobre un código que se está regalando.',
    },
  },
  fr: {
    message: { title: 'Nouveau message', body: 'Quelqu’un vous a écrit au sujet d’un de vos codes.' },
    opening: {
      title: 'Une trace de ce que vous avez perdu',
      body: 'Quelqu’un a ouvert la page d’un code que vous avez perdu.',
    },
    request: { title: 'Un code demandé', body: 'Quelqu’un souhaite avoir un de vos codes.' },
    gift: {
      title: 'Un code change de mains',
      body: 'Il y a du nouveau au sujet d’un code qui est en train d’être donné.',
    },
  },
  ru: {
    message: { title: 'Новое сообщение', body: 'Кто-то написал вам об одном из ваших кодов.' },
    opening: {
      title: 'След вашей потери',
      body: 'Кто-то открыл страницу кода, который вы потеряли.',
    },
    request: { title: 'Просьба отдать код', body: 'Кто-то хочет получить один из ваших кодов.' },
    gift: {
      title: 'Код меняет владельца',
      body: 'Есть новости о коде, который передают другому человеку.',
    },
  },
  uk: {
    message: { title: 'Нове повідомлення', body: 'Хтось написав вам про один із ваших кодів.' },
    opening: {
      title: 'Слід вашої втрати',
      body: 'Хтось відкрив сторінку коду, який ви загубили.',
    },
    request: { title: 'Прохання віддати код', body: 'Хтось хоче отримати один із ваших кодів.' },
    gift: {
      title: 'Код змінює власника',
      body: 'Є новини про код, який передають іншій людині.',
    },
  },
};
