import type { TranslationOf } from '@ringtag/i18n';
import type en from './en';

export default {
  calendar: 'Calendrier',
  calendarText:
    'Les semaines commencent le lundi. Les week-ends et le jour actuel sont mis en évidence. Utilisez l’en-tête pour passer aux mois et aux années.',
  pick: 'Date',
  pickText:
    'Saisissez ou choisissez une date. La saisie ne compte que si la date est valide, et elle est ramenée dans les limites quand vous quittez le champ.',
  dateTime: 'Date et heure',
  dateTimeText: 'Un calendrier avec l’heure en dessous',
  time: 'Heure',
  timeText:
    'La saisie passe d’elle-même à la partie suivante. Les flèches modifient la valeur ; a et p règlent am et pm.',
  range: 'Période',
  rangeText:
    'Choisissez la première et la dernière date dans n’importe quel ordre. Choisissez deux fois la même date pour effacer la période.',
  day: 'Jour',
  limited: 'Avec limites',
  limitedHint: 'Du 7 septembre au 7 décembre 2026',
  month: 'Ouverture sur les mois',
  date: 'Date',
  dateHint: 'Du 10 janvier au 20 décembre 2026',
  birthday: 'Date de naissance',
  birthdayHint: 'Commence par l’année, puis passe directement aux jours',
  written: 'En toutes lettres',
  required: 'Échéance',
  requiredError: 'Choisissez une date',
  disabled: 'Désactivé',
  appointment: 'Rendez-vous',
  appointmentHint: 'À partir du 8 juin 2026 à 9 h',
  of24: 'Sur 24 heures',
  of12: 'Sur 12 heures',
  withSeconds: 'Avec les secondes',
  invalid: 'Heure d’ouverture',
  invalidError: 'Saisissez une heure',
  stay: 'Séjour',
  stayHint: 'Deux mois côte à côte quand la place le permet',
  single: 'Jours de congé',
  singleHint: 'Un seul jour compte aussi comme une période',
  chosen: 'Sélection : {{value}}',
  nothing: 'aucune',
} satisfies TranslationOf<typeof en>;
