import { DAY } from '@ringtag/contracts';
import type { FastifyRequest } from 'fastify';
import { QueryIntField, StringField } from '../platform/http/fields';
import type { Since } from './recent-events';

export class EventsQuery {
  @StringField({
    optional: true,
    max: 100,
    description:
      'The id of the last event that was received, where the header `Last-Event-ID` cannot be sent',
  })
  after?: string;

  @QueryIntField({
    optional: true,
    min: 0,
    max: DAY,
    description:
      'How many milliseconds ago the client had its last event, or began to read what it shows where it has had none',
  })
  age?: number;
}

/** From where on a client has to be told: `EventSource` sends the header, our pages the query. */
export function toSince({ headers }: FastifyRequest, { after, age }: EventsQuery): Since {
  const header = headers['last-event-id'];
  return { id: typeof header === 'string' ? header : after, age };
}
