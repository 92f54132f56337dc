import type { TranslationOf } from '@ringtag/i18n/translation-of';
import type en from './en';

const es = {
  isEmail: 'Introduce un correo electrónico válido',
  isPhoneNumber: 'Introduce un número de teléfono, por ejemplo +34 91 123 45 67',
  isWebsite: 'Introduce la dirección de un sitio web, por ejemplo example.com',
  isSocialProfile: 'Introduce un nombre de usuario o la dirección de tu página en esta red',
  isDateOfBirth: 'Elige una fecha entre 1900 y hoy',
  isPlainText: 'Esto no se puede guardar. Escríbelo de nuevo',
  visibility: {
    label: '{{field}}: quién puede verlo',
    public: 'Público',
    private: 'Privado',
  },
  audience: {
    public: 'Lo ve cualquiera que escanee tu código.',
    private: 'Solo lo ves tú.',
  },
  remove: 'Quitar: {{field}}',
} satisfies TranslationOf<typeof en>;

export default es;
