import type { TranslationOf } from '../translation-of';
import type en from './en';

const ru = {
  common: {
    slogan: 'Персональные QR-коды — это просто',
    loading: 'Загрузка…',
    language: 'Язык',
    terms: 'Условия использования',
    privacy: 'Политика конфиденциальности',
    remoteError: {
      title: 'Не удалось загрузить эту часть страницы',
      text: 'Возможно, пропала связь или мы как раз обновляем {{brand}}. Всё остальное работает как обычно.',
      retry: 'Попробовать снова',
    },
  },
  errors: {
    validation_failed: 'Некоторые поля заполнены неверно',
    malformed_request: 'Не удалось прочитать запрос',
    invalid_code: 'Код неверный или срок его действия истёк',
    invalid_link: 'Ссылка для активации неверна или срок её действия истёк',
    name_required: 'Перед активацией добавьте своё имя в профиль',
    form_expired: 'Эта форма больше не действительна. Обновите страницу и попробуйте ещё раз',
    unauthenticated: 'Пожалуйста, войдите',
    invalid_credentials: 'Неверные данные для входа',
    admin_required: 'Нужен доступ администратора',
    user_required: 'Нужна действительная роль пользователя',
    session_idle: 'Ваш сеанс завершён из-за бездействия',
    cross_origin: 'Этот запрос пришёл не с этого сайта',
    not_found: 'Не найдено',
    code_not_found: 'QR-код не найден',
    method_not_allowed: 'Это действие здесь невозможно',
    already_activated: 'QR-код уже активирован',
    code_disabled: 'QR-код отключён',
    not_activatable: 'Этот QR-код нельзя активировать',
    not_activated: 'Этот QR-код ещё не активирован',
    activation_limit_reached:
      'Вы достигли лимита активаций! Уже активировано QR-кодов: {{currentCount}}. Чтобы активировать больше, перейдите на расширенный аккаунт.',
    alias_taken: 'Этот псевдоним уже занят',
    payload_too_large: 'Запрос слишком большой',
    unsupported_media_type: 'Такой тип содержимого не принимается',
    too_many_requests: 'Слишком много запросов. Немного подождите и попробуйте снова',
    internal_error: 'Ошибка сервера, попробуйте позже.',
    unavailable: 'Сервис временно недоступен. Попробуйте позже',
    timeout: 'Время ожидания ответа истекло',
    network: 'Не удалось связаться с сервером. Проверьте соединение',
    unknown: 'Произошла неизвестная ошибка',
  },
} satisfies TranslationOf<typeof en>;

export default ru;
