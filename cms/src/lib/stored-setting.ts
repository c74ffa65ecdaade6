import type { Core } from "@strapi/strapi";
import type { z } from "@strapi/utils";

interface Setting<Value> {
  name: string;
  key: string;
  schema: z.ZodType<Value>;
  /** Returned while nothing is stored. */
  initial: Value;
}

/** Returns functions that read and write a value in Strapi's settings store. */
export function storedSetting<Value>(strapi: Core.Strapi, { initial, key, name, schema }: Setting<Value>) {
  const store = strapi.store({ type: "api", name, key });
  return {
    async read(): Promise<Value> {
      const value: unknown = await store.get({});
      return value === null || value === undefined ? initial : schema.parse(value);
    },
    write: (value: Value): Promise<void> => store.set({ value }),
  };
}
