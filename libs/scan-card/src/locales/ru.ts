import type { TranslationOf } from '@ringtag/i18n/translation-of';
import type en from './en';

const ru = {
  notFound: {
    title: 'QR-код не найден',
    text: 'Кода {{code}} не существует. Сверьте его с напечатанным и введите ещё раз.',
    invalid: 'Недействительный QR-код',
  },
  free: {
    title: 'Активируйте этот QR-код',
    text: 'Код {{code}} ещё свободен. Сделайте его своим: тот, кто его отсканирует, увидит вашу визитку и сможет вам написать.',
  },
  unavailable: {
    title: 'Временно недоступно',
    inactive: 'Этот QR-код приостановлен. Попробуйте позже.',
    disabled: 'QR-код отключён. Попробуйте позже. Если проблема не исчезнет, обратитесь в службу поддержки.',
    check: 'Проверить ещё раз',
  },
  notActivatable: {
    title: 'Этот QR-код нельзя активировать',
    text: 'Код {{code}} ещё никем не занят, но сейчас активировать его нельзя:',
    reasons: {
      activation_not_enabled: 'Владелец не разрешил активацию.',
      view_only: 'Код предназначен только для просмотра.',
      project_archived: 'Проект, к которому он относится, закрыт.',
      activations_exhausted: 'Он уже активирован разрешённое число раз.',
    },
    other: 'Ввести другой код',
  },
  contact: {
    save: 'Сохранить контакт',
  },
  message: {
    title: 'Отправить сообщение',
    kind: 'Что вы хотите отправить?',
    kinds: {
      message: 'Сообщение',
      feedback: 'Отзыв',
    },
    body: 'Ваше сообщение',
    placeholder: 'Напишите сообщение здесь…',
    bodyRequired: 'Напишите сообщение',
    sender: 'Ваши контакты (необязательно)',
    senderHint: 'Без них вы не сможете получить ответ.',
    trap: 'Оставьте это поле пустым',
    submit: 'Отправить',
    failed: 'Не удалось отправить сообщение',
  },
  footer: {
    signIn: 'Войти',
  },
} satisfies TranslationOf<typeof en>;

export default ru;
