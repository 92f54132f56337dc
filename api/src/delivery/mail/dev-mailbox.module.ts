import { Module } from '@nestjs/common';
import { DevMailbox } from './dev-mailbox';
import { DevMailboxController } from './dev-mailbox.controller';

/** The page of the caught mails, which is not below /api. */
@Module({ controllers: [DevMailboxController], providers: [DevMailbox] })
export class DevMailboxModule {}
