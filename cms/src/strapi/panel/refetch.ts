import { adminApi } from "@strapi/strapi/admin";
import { textIn } from "../../lib/values";

interface Endpoint {
  keepUnusedDataFor?: number;
  invalidatesTags?: (...args: unknown[]) => unknown[];
}

/** Strapi shows what was on the screen within the last minute as it was then, even if somebody changed it since. */
export function refetchWhenOpened(): void {
  const expire = (endpoint: Endpoint): void => {
    endpoint.keepUnusedDataFor = 0;
  };
  // Strapi would read the deleted entry again, and report that it is not found.
  const forgetDeleted = (endpoint: Endpoint): void => {
    const { invalidatesTags } = endpoint;
    endpoint.invalidatesTags = (...args) => {
      const deleted = `${textIn(args[2], "model")}_${textIn(args[2], "documentId")}`;
      return invalidatesTags?.(...args).filter((tag) => textIn(tag, "id") !== deleted) ?? [];
    };
  };
  adminApi.enhanceEndpoints({
    endpoints: { getAllDocuments: expire, getDocument: expire, deleteDocument: forgetDeleted },
  });
}
