import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { MailBounces } from '../../delivery';
import { UsersService } from '../users/users.service';
import type { ExportedMailBounceDto } from './account-export.dto';
import { type Person, PersonalData, type PersonalPart } from './personal-data';

/** That mails to the address of an account come back. */
@Injectable()
export class MailBounceData implements PersonalPart, OnModuleInit {
  constructor(
    private readonly personal: PersonalData,
    private readonly users: UsersService,
    private readonly bounces: MailBounces,
  ) {}

  onModuleInit(): void {
    this.personal.register(this);
  }

  async export(userId: string): Promise<ExportedMailBounceDto> {
    const { email } = await this.users.get(userId);
    return { mailBounce: await this.bounces.find(email) };
  }

  erase(manager: EntityManager, { email }: Person): Promise<void> {
    return this.bounces.erase(manager, email);
  }
}
