import type { TranslationOf } from '@ringtag/i18n';
import type en from './en';

export default {
  errors: {
    isCurrentPassword: 'Це не ваш поточний пароль',
    admin_required: 'Потрібні права адміністратора',
    unsupported_media_type: 'Файли цього типу не підтримуються.',
    digital_codes_off: 'Цифрові коди тут недоступні.',
    proof_required: 'Введіть код, щоб підтвердити, що це ви.',
    file_refused: 'Не вдалося прочитати цей файл.',
    design_refused: 'Телефони можуть не прочитати цей код.',
    codes_guarded:
      'Хтось із вашої мережі перепробував забагато неіснуючих кодів. Зачекайте хвилину й спробуйте ще раз.',
    codes_activated: 'Активовані коди не можна видалити.',
    photos_full: 'У цю розмову більше не можна додати фото.',
    outdated: 'Відколи ви відкрили сторінку, тут щось змінилося. Оновіть її.',
    alias_taken: 'Такий код уже існує',
    mail_not_failed: 'Цей лист уже надіслано повторно або видалено.',
    last_administrator: 'Це єдиний акаунт адміністратора.',
  },
  unsaved: {
    title: 'Незбережені зміни',
    text: 'Зберегти зміни перед виходом?',
    stay: 'Редагувати далі',
    discard: 'Не зберігати',
    save: 'Зберегти',
    saving: 'Збереження…',
    saved: 'Зміни збережено',
    bar: {
      discard: 'Скасувати зміни',
      save: 'Зберегти',
    },
  },
} satisfies TranslationOf<typeof en>;
