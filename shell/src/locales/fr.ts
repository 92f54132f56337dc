import type { TranslationOf } from '@ringtag/i18n';
import type en from './en';

const fr = {
  skip: 'Aller au contenu',
  close: 'Fermer',
  notifications: 'Notifications',
  nav: {
    label: 'Navigation principale',
    home: 'Accueil',
    myCodes: 'Mes codes',
    messages: 'Messages',
    profile: 'Mon profil',
    projects: 'Projets',
    settings: 'Paramètres',
    open: 'Ouvrir le menu',
    close: 'Fermer le menu',
    collapse: 'Réduire la navigation',
    expand: 'Déployer la navigation',
  },
  title: {
    signIn: 'Connexion',
    signUp: 'Créer un compte',
    forgotPassword: 'Mot de passe oublié',
    changePassword: 'Changer le mot de passe',
    myCodes: 'Mes codes',
    myCode: 'Code QR',
    messages: 'Messages',
    profile: 'Mon profil',
    projects: 'Projets',
    project: 'Projet',
    settings: 'Paramètres',
    item: 'Code',
  },
  user: {
    menu: 'Menu du compte',
    menuOf: 'Menu du compte : {{name}}',
    signOut: 'Se déconnecter',
  },
  theme: {
    toDark: 'Passer au mode sombre',
    toLight: 'Passer au mode clair',
  },
  marketing: {
    headline: 'Lancez votre projet avec {{brand}}',
    text: 'Un petit code sur vos clés, votre sac ou votre carte de visite. Qui le scanne peut vous joindre, et vous décidez de ce qui s’affiche.',
    copyright: 'Copyright © {{year}} {{brand}}',
  },
  notFound: {
    title: 'Page introuvable',
    text: 'La page que vous cherchez n’existe pas ou a été déplacée.',
    home: 'Aller à l’accueil',
    back: 'Retour',
  },
  offline: 'Vous êtes hors ligne. Certaines fonctions reviendront avec la connexion.',
  legal: {
    pending: 'Ce document n’a pas encore été publié.',
  },
  accessDenied: {
    title: 'Accès refusé',
    text: 'Votre compte n’a pas accès à cette page.',
    home: 'Aller à l’accueil',
  },
  expiry: {
    title: 'Êtes-vous toujours là ?',
    text: 'Votre session a expiré pour cause d’inactivité. La déconnexion sera automatique si vous ne répondez pas dans les prochaines secondes.',
    left_one: '{{count}} seconde restante',
    left_many: '{{count}} de secondes restantes',
    left_other: '{{count}} secondes restantes',
    keep: 'Continuer',
    signOut: 'Se déconnecter',
  },
} satisfies TranslationOf<typeof en>;

export default fr;
