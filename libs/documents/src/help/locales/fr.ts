import type { TranslationOf } from '@ringtag/i18n/translation-of';
import type en from './en';

const fr = {
  title: 'Aide',
  text: 'Des réponses brèves sur les codes {{brand}}.',
  pages: 'Pages d’aide',
  contact: 'Vous n’avez pas trouvé votre réponse ?',
  contactAction: 'Nous contacter',
  links: {
    scan: 'Saisir ou scanner un code',
    myCodes: 'Mes codes',
    profile: 'Mon profil',
    projects: 'Projets',
    presets: 'Modèles',
    settings: 'Paramètres',
    reports: 'Signalements',
    auditLog: 'Journal d’audit',
    labelLayouts: 'Formats d’étiquettes',
  },
  pictures: {
    lost: 'La page d’un objet perdu sur un téléphone : à qui il appartient, et un formulaire pour écrire',
    conversation: 'La conversation vue par la personne qui a trouvé l’objet : son message et la réponse',
    card: 'Une fiche de contact sur un téléphone : nom, boutons de contact et coordonnées',
    inbox: 'Un message dans la boîte de réception, avec des réponses rapides et un champ de réponse',
    codes: 'La fenêtre d’ajout de codes : des codes aléatoires ou une liste',
    labels: 'La fenêtre d’impression des étiquettes : la planche et les codes choisis',
    search: 'La fenêtre de recherche : pages, codes et projets qui correspondent à quelques lettres',
  },
  finder: {
    title: 'Aide pour les objets trouvés',
    tab: 'Objet trouvé',
    who: 'Vous avez trouvé ou scanné un code',
    found: {
      question: 'J’ai trouvé quelque chose. Que faire ?',
      answer:
        'Scannez le code QR avec l’appareil photo de votre téléphone et écrivez un message. Si cela ne marche pas ou si l’appareil photo n’est pas autorisé, saisissez les caractères imprimés à côté. Vous n’avez besoin ni d’application ni de compte.',
    },
    seen: {
      question: 'Que voit-on de moi ?',
      answer:
        'Vos messages et ce que vous ajoutez vous-même : nom, adresse e-mail, téléphone, photos ou lieu. Vous ne voyez que ce qui a été rendu public. Personne ne voit l’adresse e-mail de l’autre, sauf si elle est partagée.',
    },
    reply: {
      question: 'Comment recevoir une réponse ?',
      answer:
        'Après l’envoi, vous recevez le lien de votre conversation. Enregistrez-le : les réponses y apparaissent, et toute personne qui a ce lien peut lire et écrire. Vous pouvez aussi y laisser votre adresse pour recevoir les réponses par e-mail ; le propriétaire ne la voit pas.',
    },
    photos: {
      question: 'Puis-je envoyer des photos ou indiquer le lieu ?',
      answer:
        'Oui, dans la conversation : jusqu’à {{photos}} photos par message, de {{megabytes}} Mo chacune. Nous supprimons les données que l’appareil y a enregistrées. Vous pouvez envoyer votre position exacte ou arrondie à {{metres}} m.',
    },
    code: {
      question: 'Pourquoi le code ne fonctionne-t-il pas ?',
      answer:
        'Si personne ne l’a activé, il n’y a encore personne à qui écrire. S’il est en pause ou bloqué, réessayez plus tard. S’il est inconnu, comparez-le avec ce qui est imprimé : les codes d’autres produits ne s’ouvrent pas ici.',
    },
    wait: {
      question: 'Pourquoi dois-je attendre avant d’envoyer un message ?',
      answer:
        'Pour éviter le spam, un code n’accepte qu’un nombre limité de messages par heure et par jour. La page indique quand vous pourrez envoyer le vôtre, et votre texte reste dans le formulaire.',
    },
    over: {
      question: 'Pourquoi le lien de ma conversation ne fonctionne-t-il plus ?',
      answer:
        'Une conversation se termine quand le propriétaire la supprime, la bloque ou cède le code. Certains sites suppriment les conversations anciennes au bout d’un certain temps. Si l’on vous a donné un nouveau lien, lui seul fonctionne.',
    },
    report: {
      question: 'Comment signaler un abus ?',
      answer:
        'Avec « Signaler », en bas de la page du code. Les responsables de ce site examinent ce que vous envoyez. Pour ne plus recevoir nos e-mails sur une conversation, utilisez le lien de l’un d’eux.',
    },
  },
  owner: {
    title: 'Aide pour les propriétaires',
    tab: 'Mes codes',
    who: 'Vous avez des codes ou en voulez un',
    activate: {
      question: 'Comment activer un code ?',
      answer:
        'Scannez-le ou saisissez ses caractères, puis votre nom et votre adresse e-mail. Nous vous envoyons un code à {{digits}} chiffres et un lien : utilisez l’un ou l’autre dans les {{minutes}} minutes. Si votre session est ouverte, il suffit d’appuyer une fois.',
    },
    visible: {
      question: 'Que voit-on en scannant mon code ?',
      answer:
        'Votre nom, votre photo et tous les champs de votre profil que vous avez rendus publics. Les champs privés et l’adresse e-mail de votre compte ne sont pas affichés. Chaque code peut en montrer moins : choisissez dans son onglet « Page », dans « Mes codes ».',
    },
    reply: {
      question: 'Comment répondre sans montrer mon adresse ?',
      answer:
        'Écrivez votre réponse sous le message : l’expéditeur la lit via un lien, sans voir votre adresse. Le bouton de notre e-mail ouvre cette seule conversation pendant {{linkLife}}, sans vous connecter. Ne répondez pas à l’e-mail lui-même : votre réponse n’arriverait pas.',
    },
    emails: {
      question: 'Comment ne plus recevoir d’e-mails sur les messages ?',
      answer:
        'Utilisez le lien présent dans chacun de ces e-mails, pour un code ou pour tous. Vous pouvez aussi les désactiver et les réactiver sur la page de chaque code. Les messages arrivent toujours dans votre boîte de réception.',
    },
    flood: {
      question: 'Que faire si un code reçoit trop de messages ?',
      answer:
        'Sur la page du code, retenez les messages des expéditeurs qui n’ont pas confirmé d’adresse e-mail. Ils attendent dans Messages, sous « Retenus », et nous ne vous envoyons pas d’e-mail à leur sujet. Dès que l’expéditeur confirme, le message arrive dans votre boîte de réception. Vous pouvez aussi le laisser passer vous-même.',
    },
    limit: {
      question: 'Combien de codes puis-je avoir ?',
      answer:
        '« Mes codes » indique combien vous pouvez en avoir à la fois ; une fois la limite atteinte, cédez-en un ou demandez-en plus aux responsables de ce site. Si les codes numériques sont proposés, vous pouvez en ajouter un sans autocollant. Ils comptent aussi, et vous pouvez en créer jusqu’à {{perDay}} par jour.',
    },
    'give-up': {
      question: 'Comment céder un code, ou obtenir celui d’une autre personne ?',
      answer:
        'Annulez son activation sur sa page dans « Mes codes ». N’importe qui pourra alors l’activer, et vos messages restent à vous ; un code numérique est supprimé. Si une autre personne a le code, connectez-vous, scannez-le et envoyez une demande, valable {{requestLife}}.',
    },
    'sign-in': {
      question: 'Comment me connecter, même sur un ordinateur partagé ?',
      answer:
        'Saisissez votre adresse e-mail et nous vous envoyons un code ; aucun mot de passe n’est nécessaire. Sur un ordinateur partagé, cochez la case prévue : la session se termine à la fermeture du navigateur. Votre compte indique vos sessions ouvertes et permet de fermer celles d’autres appareils.',
    },
    data: {
      question: 'Comment télécharger mes données ou supprimer mon compte ?',
      answer:
        'Allez dans « Mon profil », onglet « Compte ». La suppression libère vos codes imprimés et efface définitivement votre profil et tous les messages reçus.',
    },
  },
  administrator: {
    title: 'Aide pour l’administration',
    tab: 'Administration',
    who: 'Vous gérez ce site',
    projects: {
      question: 'À quoi servent les projets ?',
      answer:
        'Un projet réunit les codes d’une commande, d’un événement ou d’un client, et indique si les nouveaux peuvent être activés. Tant qu’il est archivé, personne ne peut activer ses codes libres. Les codes déjà activés continuent de fonctionner.',
    },
    codes: {
      question: 'Comment créer ou importer des codes ?',
      answer:
        'Ajoutez-en jusqu’à {{batch}} à la fois : au hasard ou selon votre propre liste. Ou importez un fichier CSV avec les noms des colonnes en première ligne, dont « alias ». Un aperçu vous montre ce qui va changer.',
    },
    labels: {
      question: 'Comment imprimer des étiquettes ?',
      answer:
        'Choisissez « Imprimer des étiquettes » dans le menu du projet, puis votre planche. Si elle n’y est pas, ajoutez-la dans « Formats d’étiquettes » et vérifiez-la avec la page de test. Imprimez à 100 %, sans mise à l’échelle.',
    },
    presets: {
      question: 'Qu’est-ce qu’un modèle ?',
      answer:
        'Un modèle définit l’aspect des codes jusqu’à ce que leur propriétaire le change. Choisissez-en un pour un projet ou pour un seul code, ou faites-en le modèle par défaut.',
    },
    settings: {
      question: 'Quelles limites puis-je modifier ?',
      answer:
        'Les codes par compte, les messages par expéditeur et par code, la durée de conservation des messages et celle des sessions. Vous pouvez aussi autoriser la création de codes numériques. La limite d’un seul compte se modifie dans « Comptes ».',
    },
    reports: {
      question: 'Que faire d’un signalement ?',
      answer:
        'Lisez la conversation : le journal d’audit en garde la trace. Marquez ensuite le signalement comme traité ou supprimez la conversation. Si l’abus est le signalement lui-même, bloquez le code ou le compte.',
    },
    audit: {
      question: 'Qui a modifié quoi ?',
      answer:
        'Le journal d’audit montre ce que l’administration a modifié, avec les valeurs avant et après, ainsi que les connexions et les changements d’accès. Vous pouvez le filtrer et le télécharger au format CSV.',
    },
    search: {
      question: 'Comment trouver rapidement ce que je cherche ?',
      answer:
        'Appuyez sur Ctrl K, ou Cmd K sur Mac, et saisissez une partie du nom d’une page, d’un projet ou d’un compte. Pour un code, saisissez son début ou une partie de son libellé.',
    },
  },
} satisfies TranslationOf<typeof en>;

export default fr;
