import { Injectable } from '@nestjs/common';
import { UsersService } from '../../accounts';
import { DomainError } from '../../platform/errors/domain-error';
import { UnactivationOutcomes } from '../activations/unactivation-outcomes';
import { GiftsService } from '../gifts/gifts.service';
import { UnactivationRequestsService } from './unactivation-requests.service';

/** Gives codes to those who asked for them: nobody else can take the code, as after an unactivation. */
@Injectable()
export class GiftsOnRequest {
  constructor(
    private readonly requests: UnactivationRequestsService,
    private readonly gifts: GiftsService,
    private readonly outcomes: UnactivationOutcomes,
    private readonly users: UsersService,
  ) {}

  /**
   * Offers the code to the requester, and nothing that the owner made for it. The mailed link is the proof: it could end the
   * activation, too. Throws what `UnactivationRequestsService.getOpen` and `GiftsService.send` throw, and `invalid_link`
   * where the requester is gone.
   */
  async give(token: string, ownerId: string, clientAddress: string): Promise<void> {
    const { request, item } = await this.requests.getOpen(token, ownerId);
    const requester = await this.users.find(request.requesterId);
    if (!requester) throw new DomainError('invalid_link');
    const to = { itemId: item.id, giverId: ownerId, email: requester.emailAsTyped };
    await this.gifts.send({ ...to, label: false, design: false, page: false }, clientAddress, {
      last: (manager) => this.outcomes.accept(manager, request.id),
    });
  }
}
