import { adminApi } from "@strapi/strapi/admin";

interface MutationArg {
  model: string;
  documentId?: string;
}

interface Query {
  config?: object;
}

interface Mutation {
  query: (arg: MutationArg) => Query;
}

/** Which version of an entry a form shows, by `keyOf`: what its `updatedAt` was when it was read. */
export const shownVersions = new Map<string, string>();

/** A single type has one entry, which its calls do not name. */
export const keyOf = ({ model, documentId }: MutationArg): string => `${model} ${documentId ?? ""}`;

/**
 * Sends the version along when a form is saved or published, for `refuseStaleForms`. Strapi's panel sends the fields
 * alone; its calls are endpoints of Redux Toolkit's, which may be enhanced, but have names for itself only.
 */
export function sendFormVersions(): void {
  const enhance = (endpoint: Mutation): void => {
    const { query } = endpoint;
    endpoint.query = (arg) => {
      const asked = query(arg);
      const version = shownVersions.get(keyOf(arg));
      const headers = { "x-form-version": version };
      return version ? { ...asked, config: { ...asked.config, headers } } : asked;
    };
  };
  const endpoints = { updateDocument: enhance, publishDocument: enhance };
  adminApi.enhanceEndpoints({ endpoints });
}

/** Strapi shows what was on the screen within the last minute as it was then, whatever has happened since. */
export function readAnewWhenOpened(): void {
  const forget = (endpoint: { keepUnusedDataFor?: number }): void => {
    endpoint.keepUnusedDataFor = 0;
  };
  adminApi.enhanceEndpoints({ endpoints: { getAllDocuments: forget, getDocument: forget } });
}
