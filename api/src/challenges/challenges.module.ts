import { Global, Module } from '@nestjs/common';
import { ChallengeCodes } from './challenge-codes';
import { ChallengesService } from './challenges.service';

@Global()
@Module({ providers: [ChallengesService, ChallengeCodes], exports: [ChallengesService, ChallengeCodes] })
export class ChallengesModule {}
