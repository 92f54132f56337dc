import { firstVisibility } from './first-visibility';
import { PROFILE_FIELD_KEYS } from './profile-fields';

it('should begin private where fields lead to a door or prove who somebody is, the others public', () => {
  expect(PROFILE_FIELD_KEYS.filter((key) => firstVisibility(key) === 'private')).toEqual([
    'dateOfBirth',
    'alternativePhone',
    'address',
    'postalCode',
  ]);
});
