import type { TranslationOf } from '@ringtag/i18n';
import type en from './en';

const fr = {
  hint: 'Ce choix détermine ce que l’on voit en premier. Vos coordonnées et vos textes ne changent pas.',
  suggested: 'Suggestion',
  chosen: {
    lost: 'Votre page est désormais une page d’objet trouvé',
    contact: 'Votre page est désormais une fiche de contact',
  },
  failed: 'Impossible de modifier la page',
  previewFailed: 'Impossible de charger votre page',
  own: {
    title: 'Vos informations sur cette page',
    intro: 'Votre profil est le même pour tous vos codes. Choisissez ce que cette page en montre.',
    fields: {
      label: 'Champs du profil',
      all: 'Tous les champs publics',
      allHint: 'Les champs que vous rendrez publics plus tard seront aussi affichés ici.',
      chosen: 'Seulement les champs choisis',
      chosenHint: 'Les champs que vous rendrez publics plus tard ne seront pas affichés ici.',
      which: 'Afficher sur cette page',
      photo: 'Photo',
      none: 'Votre profil n’a aucun champ public.',
      private: 'Les champs privés ne sont jamais affichés.',
    },
    name: 'Nom sur cette page',
    nameHint:
      'Remplace tous les noms de votre profil, y compris dans les conversations et les fichiers de contact.',
    role: 'Fonction sur cette page',
    roleHint: 'Remplace la fonction indiquée dans votre profil.',
    color: 'Couleur de l’en-tête',
    noColor: 'Aucune',
    colors: {
      teal: 'Bleu-vert',
      blue: 'Bleu',
      violet: 'Violet',
      pink: 'Rose',
      red: 'Rouge',
      orange: 'Orange',
      green: 'Vert',
      gray: 'Gris',
    },
    links: {
      label: 'Liens',
      hint: 'Affichés au-dessus de vos informations, dans cet ordre.',
      text: 'Titre du lien {{number}}',
      url: 'Adresse du lien {{number}}',
      isLinkLabel: 'Saisissez un titre composé de lettres, de chiffres, de ponctuation ou d’émojis',
      isHttpsLink: 'Saisissez une adresse web sécurisée (https)',
      add: 'Ajouter un lien',
      remove: 'Retirer le lien {{number}}',
      up: 'Monter le lien {{number}}',
      down: 'Descendre le lien {{number}}',
      full: 'Vous pouvez avoir jusqu’à {{max, number}} liens.',
    },
    save: 'Enregistrer les informations',
    saving: 'Enregistrement…',
    discard: 'Annuler les modifications',
    saved: 'Informations enregistrées',
    failed: 'Impossible d’enregistrer vos informations',
  },
} satisfies TranslationOf<typeof en>;

export default fr;
