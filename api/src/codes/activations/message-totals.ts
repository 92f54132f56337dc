import { Injectable } from '@nestjs/common';

/** The number of messages of each activation. Activations without messages are missing. */
type Count = (activationIds: string[]) => Promise<Map<string, number>>;

/** How many messages a code's owners received, for administrators. The inbox registers the count (ADR 49). */
@Injectable()
export class MessageTotals {
  private counting: Count = () => Promise.resolve(new Map());

  register(count: Count): void {
    this.counting = count;
  }

  count(activationIds: string[]): Promise<Map<string, number>> {
    return activationIds.length > 0 ? this.counting(activationIds) : Promise.resolve(new Map());
  }
}
