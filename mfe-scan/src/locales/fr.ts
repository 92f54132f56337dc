import type { TranslationOf } from '@ringtag/i18n';
import card from '@ringtag/scan-card/locales/fr';
import type en from './en';

const fr = {
  ...card,
  findCode: {
    title: 'Saisir un code',
    text: 'Impossible de scanner le code QR ? Saisissez les caractères imprimés à côté.',
    label: 'Code',
    hint: 'Par exemple {{example}}. Les majuscules, les minuscules et les traits d’union n’ont pas d’importance.',
    invalid: 'Un code compte de {{min}} à {{max}} lettres et chiffres',
    submit: 'Ouvrir',
  },
  loadError: {
    title: 'Une erreur s’est produite',
    failed: 'Le code n’a pas pu être chargé',
    retry: 'Réessayer',
  },
  activation: {
    name: 'Nom ou pseudonyme',
    nameHint: 'Visible par toute personne qui scanne le code.',
    emailHint:
      'Nous envoyons à cette adresse un code de vérification et un lien d’activation immédiate. Elle n’est montrée à personne.',
    submit: 'Valider et recevoir le code',
    failed: 'Le profil n’a pas pu être créé',
  },
  fields: {
    title: 'Autres informations (facultatif)',
  },
  card: {
    configure: 'Modifier la page',
    share: 'Partager',
    copyLink: 'Copier le lien',
    copied: 'Lien copié',
    unactivated: 'Activation annulée. Tout le monde peut activer le code à nouveau.',
    activated: 'Code QR activé',
    activatedText: 'Votre session est ouverte. Voici la fiche que l’on voit en scannant votre code.',
    own: 'Ce code est à vous',
    ownText: 'Voici la page que l’on voit en le scannant.',
    taken: 'Ce code QR a déjà été activé.',
  },
  footer: {
    ...card.footer,
    requestUnactivation: 'Demander l’annulation',
    requestHint: 'Vous demandez ainsi au propriétaire de libérer le code pour vous.',
    signedInAs: 'Compte : {{email}}',
    signOut: 'Se déconnecter',
    dashboard: 'Tableau de bord',
  },
} satisfies TranslationOf<typeof en>;

export default fr;
