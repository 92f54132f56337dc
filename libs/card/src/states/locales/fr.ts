import type { TranslationOf } from '@ringtag/i18n/translation-of';
import type en from './en';

const fr = {
  help: 'Aide',
  notFound: {
    title: 'Code QR introuvable',
    text: 'Le code {{code}} n’existe pas. Vérifiez le code imprimé et saisissez-le à nouveau.',
    invalid: 'Code QR non valide',
  },
  free: {
    title: 'Activer ce code QR',
    text: 'Le code {{code}} est libre. Faites-en le vôtre : toute personne qui le scanne verra votre page et pourra vous écrire.',
    unactivated: 'Activation annulée. Tout le monde peut activer le code à nouveau.',
  },
  unavailable: {
    title: 'Momentanément indisponible',
    inactive: 'Ce code QR est en pause. Réessayez plus tard.',
    disabled: 'Ce code QR est bloqué. Réessayez plus tard. Si le problème persiste, contactez l’assistance.',
    check: 'Vérifier à nouveau',
  },
  notActivatable: {
    title: 'Ce code QR ne peut pas être activé',
    text: 'Le code {{code}} n’est pas encore utilisé, mais il ne peut pas être activé pour le moment :',
    reasons: {
      activation_not_enabled: 'L’activation n’est pas autorisée.',
      view_only: 'Il est en consultation seule.',
      project_archived: 'Son projet est clos.',
      activations_exhausted: 'Il a atteint sa limite d’activations.',
    },
    other: 'Saisir un autre code',
  },
  findCode: {
    title: 'Saisir ou scanner un code',
    camera: 'Scanner avec l’appareil photo',
    about: 'Qu’est-ce que {{brand}} ?',
    text: 'Impossible de scanner le code QR ? Saisissez les caractères imprimés à côté.',
    label: 'Code',
    hint: 'Par exemple {{example}}. Les majuscules et les traits d’union n’ont pas d’importance.',
    invalid: 'Un code compte de {{min}} à {{max}} lettres et chiffres',
    submit: 'Ouvrir',
  },
  activation: {
    name: 'Nom ou pseudonyme',
    nameHint: 'Visible par toute personne qui scanne le code.',
    emailHint:
      'Nous vous enverrons un code de vérification et un lien d’activation immédiate. Votre adresse reste privée.',
    submit: 'Valider et recevoir le code',
    failed: 'Impossible de créer le profil',
  },
  pageKind: {
    title: 'À quoi servira ce code ?',
    lost: 'Clés, sac, animal…',
    lostHint: 'La personne qui le trouve voit quoi faire et peut vous écrire.',
    contact: 'Carte de visite, badge…',
    contactHint: 'La personne qui le scanne voit qui vous êtes et peut enregistrer votre contact.',
  },
  fields: {
    title: 'Autres informations (facultatif)',
  },
} satisfies TranslationOf<typeof en>;

export default fr;
