import type { ReachableCms } from "../testing/running-cms.ts";

export interface ApiResponse<Data = Record<string, unknown>> {
  status: number;
  data: Data;
  meta: { pagination?: { page: number; pageSize: number; total: number } };
  error?: { status: number; name: string; message: string; details: { errors?: { path: string[] }[] } };
  text: string;
}

export interface Request {
  method?: string;
  token?: string;
  body?: unknown;
}

/** Makes one call of the content API. */
export async function callApi<Data = Record<string, unknown>>(
  cms: ReachableCms,
  route: string,
  { method = "GET", token, body }: Request = {},
): Promise<ApiResponse<Data>> {
  const response = await fetch(`${cms.apiUrl}${route}`, {
    method,
    headers: {
      ...(token && { authorization: `Bearer ${token}` }),
      ...(body !== undefined && { "content-type": "application/json" }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  const json = response.headers.get("content-type")?.includes("json") ? JSON.parse(text) : {};
  return { ...json, status: response.status, text };
}
