import type { TranslationOf } from '../translation-of';
import type en from './en';

const uk = {
  common: {
    slogan: 'Персональні QR-коди — це просто',
    loading: 'Завантаження…',
    language: 'Мова',
    terms: 'Умови використання',
    privacy: 'Політика конфіденційності',
    remoteError: {
      title: 'Не вдалося завантажити цю частину сторінки',
      text: 'Можливо, зник зв’язок або ми саме оновлюємо {{brand}}. Усе інше працює, як і раніше.',
      retry: 'Спробувати ще раз',
    },
  },
  errors: {
    validation_failed: 'Деякі поля заповнено неправильно',
    malformed_request: 'Не вдалося прочитати запит',
    invalid_code: 'Код неправильний або його термін дії минув',
    invalid_link: 'Посилання для активації неправильне або його термін дії минув',
    name_required: 'Перед активацією додайте своє ім’я в профіль',
    form_expired: 'Ця форма вже недійсна. Оновіть сторінку та спробуйте ще раз',
    unauthenticated: 'Будь ласка, увійдіть',
    invalid_credentials: 'Неправильні дані для входу',
    admin_required: 'Потрібен доступ адміністратора',
    user_required: 'Потрібна дійсна роль користувача',
    session_idle: 'Ваш сеанс завершився через бездіяльність',
    cross_origin: 'Цей запит надійшов не з цього сайту',
    not_found: 'Не знайдено',
    code_not_found: 'QR-код не знайдено',
    method_not_allowed: 'Ця дія тут неможлива',
    already_activated: 'QR-код уже активовано',
    code_disabled: 'QR-код вимкнено',
    not_activatable: 'Цей QR-код не можна активувати',
    not_activated: 'Цей QR-код ще не активовано',
    activation_limit_reached:
      'Ви досягли ліміту активацій! Уже активовано QR-кодів: {{currentCount}}. Щоб активувати більше, перейдіть на розширений обліковий запис.',
    alias_taken: 'Цей псевдонім уже зайнято',
    payload_too_large: 'Запит завеликий',
    unsupported_media_type: 'Такий тип вмісту не приймається',
    too_many_requests: 'Забагато запитів. Зачекайте трохи та спробуйте ще раз',
    internal_error: 'Помилка сервера, спробуйте пізніше.',
    unavailable: 'Сервіс тимчасово недоступний. Спробуйте пізніше',
    timeout: 'Час очікування відповіді минув',
    network: 'Не вдалося зв’язатися із сервером. Перевірте з’єднання',
    unknown: 'Сталася невідома помилка',
  },
} satisfies TranslationOf<typeof en>;

export default uk;
