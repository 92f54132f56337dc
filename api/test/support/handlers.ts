import { type INestApplication, RequestMethod } from '@nestjs/common';
import { MetadataScanner, ModulesContainer, Reflector } from '@nestjs/core';
import { UNPREFIXED } from '../../src/app';
import { ACCESS, type Access } from '../../src/platform/access/access.decorators';

export interface Handler {
  name: string;
  method: string;
  /** As it is declared, with its parameters. */
  path: string;
  access: Access | undefined;
}

/** Every handler that Nest routes, with its access rule. */
export function listHandlers(nest: INestApplication): Handler[] {
  const reflector = new Reflector();
  const modules = [...nest.get(ModulesContainer).values()];
  const controllers = modules.flatMap((module) => [...module.controllers.values()]);
  return controllers.flatMap(({ instance, metatype }) => {
    const prototype = Object.getPrototypeOf(instance) as Record<string, () => unknown>;
    return new MetadataScanner().getAllMethodNames(prototype).flatMap((name) => {
      const handler = prototype[name]!;
      const route = Reflect.getMetadata('path', handler) as string | undefined;
      if (route === undefined || !metatype) return [];
      const base = String(Reflect.getMetadata('path', metatype));
      const path = `${base}/${route}`.replace(/\/+/g, '/').replace(/^\/|\/$/g, '');
      return [
        {
          name: `${metatype.name}.${name}`,
          method: RequestMethod[Reflect.getMetadata('method', handler) as number]!,
          path: UNPREFIXED.includes(path) ? `/${path}` : `/api/${path}`,
          access: reflector.getAllAndOverride<Access | undefined>(ACCESS, [
            handler,
            metatype as () => unknown,
          ]),
        },
      ];
    });
  });
}
