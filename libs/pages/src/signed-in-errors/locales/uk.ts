import type { TranslationOf } from '@ringtag/i18n';
import type en from './en';

export default {
  isCurrentPassword: 'Це не ваш поточний пароль',
  admin_required: 'Потрібні права адміністратора',
  unsupported_media_type: 'Вміст цього типу не приймається',
  digital_codes_off: 'Цифрові коди тут не пропонуються',
  proof_required: 'Підтвердьте кодом, що це ви',
  file_refused: 'Цей файл не вдалося прочитати',
  design_refused: 'Телефони не зможуть прочитати такий QR-код. Його не збережено',
  codes_guarded: 'З вашої мережі надійшло забагато запитів на неіснуючі коди. Зачекайте хвилину',
  codes_activated: 'Коди, які хтось активував, не можна видалити',
  photos_full: 'Тут більше немає місця для фото',
  outdated: 'Тим часом змінено',
  alias_taken: 'Такий код уже існує',
  mail_not_failed: 'Цей лист тим часом уже надіслано повторно або видалено',
  last_administrator: 'Це єдиний акаунт адміністратора. Спершу надайте цю роль іншому акаунту',
} satisfies TranslationOf<typeof en>;
