import type { TranslationOf } from '@ringtag/i18n';
import type en from './en';

export default {
  calendar: 'Calendrier',
  calendarText:
    'Les semaines commencent le lundi ; le samedi, le dimanche et le jour actuel sont mis en évidence. L’en-tête mène des jours aux mois, puis aux années.',
  pick: 'Date',
  pickText:
    'Saisie ou choisie. Une saisie ne compte que si c’est une date ; en quittant le champ, elle est ramenée dans ses limites.',
  dateTime: 'Date et heure',
  dateTimeText: 'Un calendrier avec une heure en dessous.',
  time: 'Heure',
  timeText:
    'Les chiffres passent seuls à la partie suivante, les flèches font défiler, a et p règlent am et pm.',
  range: 'Période',
  rangeText:
    'La première date, puis la seconde, dans n’importe quel ordre. Deux fois la même date efface la période.',
  day: 'Jour',
  limited: 'Avec limites',
  limitedHint: 'Du 7 septembre au 7 décembre 2026',
  month: 'Le mois d’abord',
  date: 'Date',
  dateHint: 'Du 10 janvier au 20 décembre 2026',
  birthday: 'Anniversaire',
  birthdayHint: 'Commence par l’année, qui mène directement à ses jours',
  written: 'En toutes lettres',
  required: 'Échéance',
  requiredError: 'Veuillez choisir une date',
  disabled: 'Désactivé',
  appointment: 'Rendez-vous',
  appointmentHint: 'Chaque jour à partir du 8 juin 2026 à 9 h',
  of24: '24 heures',
  of12: '12 heures',
  withSeconds: 'Avec les secondes',
  invalid: 'Heure d’ouverture',
  invalidError: 'Veuillez saisir une heure',
  stay: 'Séjour',
  stayHint: 'Deux mois côte à côte s’il y a la place',
  single: 'Jours de congé',
  singleHint: 'Un seul jour est aussi une période',
  chosen: 'Choisi : {{value}}',
  nothing: 'rien',
} satisfies TranslationOf<typeof en>;
