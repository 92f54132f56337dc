import type { TranslationOf } from '@ringtag/i18n';
import type en from './en';

export default {
  lists: {
    loading: 'Завантаження…',
    retry: 'Спробувати ще раз',
    clearSearch: 'Очистити пошук',
    clearAll: 'Скинути пошук і фільтр',
    previous: 'Попередня сторінка',
    next: 'Наступна сторінка',
    page: 'Сторінка {{page}}',
    range: '{{from}}–{{to}} з {{total}}',
    rangeOfMore: '{{from}}–{{to}} з понад {{total}}',
    pageSize: 'Рядків на сторінці',
  },
  unsaved: {
    title: 'Незбережені зміни',
    text: 'Те, що ви тут змінили, ще не збережено.',
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
  signedInErrors: {
    isCurrentPassword: 'Це не ваш поточний пароль',
    admin_required: 'Потрібні права адміністратора',
    unsupported_media_type: 'Вміст цього типу не приймається',
    proof_required: 'Підтвердьте кодом, що це ви',
    file_refused: 'Цей файл не вдалося прочитати',
    design_refused: 'Телефони не зможуть прочитати такий QR-код. Його не збережено',
    codes_guarded: 'З вашої мережі надійшло забагато запитів на неіснуючі коди. Зачекайте хвилину',
    codes_activated: 'Коди, які хтось активував, не можна видалити',
    outdated: 'Тим часом змінено',
    alias_taken: 'Такий код уже існує',
    mail_not_failed: 'Цей лист тим часом уже надіслано повторно або видалено',
    last_administrator: 'Це єдиний акаунт адміністратора. Спершу надайте цю роль іншому акаунту',
  },
} satisfies TranslationOf<typeof en>;
