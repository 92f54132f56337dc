import { Body, Controller, Get, Module, Param, Post } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter } from '@nestjs/platform-fastify';
import { Public, RequireAuthority } from '../access/access.decorators';
import { IntField, StringField } from '../http/fields';
import { IdParam } from '../http/id-param';
import { Answers, AnswersFile, AnswersNothing, Refuses } from './answers';
import { openApiDocument } from './document';
import { OperationGroup } from './handlers';

class BikeDto {
  @StringField({ max: 20 })
  name!: string;

  @IntField({ min: 2 })
  gears!: number;
}

@Refuses('own_code')
@RequireAuthority('admin')
@Controller('bikes')
class BikesController {
  /**
   * Get a bike. It may be somebody else's: `name` says
   * whose.
   */
  @Get(':id')
  @Answers(BikeDto)
  get(@IdParam() id: string): string {
    return id;
  }

  /** Send a bike away. */
  @Post(':name')
  @RequireAuthority('user', { revive: true })
  @AnswersNothing('outdated')
  send(@Param('name') _name: string, @Body() _body: BikeDto): void {}

  @Get('list.csv')
  @Public({ viewer: true })
  @OperationGroup('BikeLists')
  @AnswersFile('text/csv')
  list(): string {
    return '';
  }
}

@Module({ controllers: [BikesController] })
class BikesModule {}

describe('openApiDocument', () => {
  let paths: Record<string, Record<string, Record<string, unknown>>>;
  let components: Record<string, Record<string, unknown>>;

  beforeAll(async () => {
    const app = await NestFactory.create(BikesModule, new FastifyAdapter(), { preview: true, logger: false });
    const document = openApiDocument(app, {
      description: '',
      session: '',
      tags: [{ name: 'Sheds', description: 'All bikes.', paths: ['bikes'] }],
      parameters: { id: 'Which bike' },
      examples: { name: 'Old one', 'Bikes_send.name': 'new-one' },
    });
    paths = document.paths as never;
    components = document.components as never;
  });

  const bike = () => paths['/bikes/{id}']!['get']!;
  const sent = () => paths['/bikes/{name}']!['post']!;
  const listed = () => paths['/bikes/list.csv']!['get']!;
  const toCodes = ({ responses }: Record<string, unknown>) =>
    Object.values(responses as Record<string, { $ref?: string }>).flatMap(
      ({ $ref }) => $ref?.split('/').at(-1)?.split('.') ?? [],
    );

  it('should take summary and description from the docstring, the tag from the path, and say who may call', () => {
    expect(bike()).toMatchObject({
      tags: ['Sheds'],
      summary: 'Get a bike',
      description: "It may be somebody else's: `name` says whose. For administrators.",
    });
    expect(sent()).toMatchObject({
      summary: 'Send a bike away',
      description: 'For anyone who is signed in.',
    });
    expect(listed()).toMatchObject({ summary: '', description: 'Open to everybody.' });
  });

  it('should name operations after controller and method, or after the group that was declared', () => {
    expect([bike()['operationId'], listed()['operationId']]).toEqual(['Bikes_get', 'BikeLists_list']);
  });

  it('should say which operations need the cookie of a session', () => {
    expect([bike()['security'], sent()['security']]).toEqual([[{ cookie: [] }], [{ cookie: [] }]]);
    expect(listed()['security']).toEqual([{}, { cookie: [] }]);
  });

  it('should derive the errors of access, method and parameters, and add those that were declared', () => {
    const always = ['malformed_request', 'internal_error', 'unavailable', 'own_code'];
    expect(toCodes(listed()).sort()).toEqual([...always].sort());
    expect(toCodes(bike()).sort()).toEqual(
      [...always, 'unauthenticated', 'admin_required', 'session_idle', 'not_found'].sort(),
    );
    const ofChanges = ['cross_origin', 'timeout', 'payload_too_large', 'unsupported_media_type'];
    const own = ['validation_failed', 'unauthenticated', 'user_required', 'outdated'];
    expect(toCodes(sent()).sort()).toEqual([...always, ...ofChanges, ...own].sort());
  });

  it('should describe an error answer once, with its codes and what they look like', () => {
    expect(components['responses']!['own_code']).toMatchObject({
      content: {
        'application/json': {
          schema: {
            allOf: [
              { $ref: '#/components/schemas/ErrorDto' },
              { properties: { code: { enum: ['own_code'] } } },
            ],
          },
          examples: { own_code: { $ref: '#/components/examples/own_code' } },
        },
      },
    });
    expect(components['examples']).toHaveProperty('own_code.value.code', 'own_code');
    expect(components['responses']).toHaveProperty('unavailable.headers.Retry-After');
  });

  it('should show values by format, by name, and those of one operation first', () => {
    expect(bike()['parameters']).toMatchObject([
      {
        description: 'Which bike',
        schema: { format: 'uuid', examples: [expect.stringMatching(/^[\da-f-]{36}$/)] },
      },
    ]);
    expect(sent()['parameters']).toMatchObject([{ schema: { examples: ['new-one'] } }]);
    expect(components['schemas']!['BikeDto']).toMatchObject({
      properties: { name: { examples: ['Old one'] }, gears: { examples: [2] } },
    });
  });
});
