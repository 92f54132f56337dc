import { Injectable } from '@nestjs/common';
import { BrandConfig } from '../../platform/config/config';
import { ValidationError } from '../../platform/errors/domain-error';
import { isEasyToGuess, type PasswordOwner } from '../../platform/passwords/easy-passwords';

/** Which passwords are too easy to guess, whatever their length (PWD-3). */
@Injectable()
export class PasswordPolicy {
  constructor(private readonly brand: BrandConfig) {}

  /**
   * Throws `validation_failed` with `isCommonPassword` for a password that everybody tries first, and for one that is
   * the product's name, the owner's name or parts of the owner's address with little around it.
   */
  assertUncommon(password: string, owner?: PasswordOwner): void {
    if (isEasyToGuess(password, this.brand.name, owner)) {
      const message = 'This password is too easy to guess';
      throw new ValidationError([{ field: 'password', code: 'isCommonPassword', message }]);
    }
  }
}
