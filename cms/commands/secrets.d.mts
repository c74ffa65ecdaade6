export const keyNames: readonly string[];
export class SecretsError extends Error {}
export function keysOf(
  env: Readonly<Record<string, string | undefined>>,
  dataDir: string,
  names?: readonly string[],
): Record<string, string>;
