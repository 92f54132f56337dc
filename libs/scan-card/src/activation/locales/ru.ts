import type { TranslationOf } from '@ringtag/i18n/translation-of';
import type en from './en';

export default {
  failed: 'Не удалось активировать. Попробуйте снова.',
  activate: 'Активировать',
  progress: {
    verifying: 'Проверяем…',
    activating: 'Активируем…',
    redirecting: 'Код активирован. Открываем вашу страницу…',
  },
  signedIn: {
    text: 'Код {{code}} свободен. Вы вошли как {{email}}: одно касание — и он ваш.',
    addName: 'В мой профиль',
  },
  link: {
    title: 'Активация QR-кода {{code}}',
    text: 'Вот что вы опубликуете. Нажмите кнопку, чтобы активировать код и войти на этом устройстве.',
    account: 'Вы войдёте как {{email}}.',
    decline: 'Это не я',
    declined: 'Спасибо',
    declinedText: 'Ничего не опубликовано. Ссылка и код из того письма больше не действуют.',
    again: 'Запросить новую ссылку',
    show: 'Открыть страницу',
    declineFailed: 'Не удалось отклонить активацию',
  },
} satisfies TranslationOf<typeof en>;
