/** A document that is no page: React Router sends it as it is. */
export function document(contentType: string, body: string): Response {
  return new Response(body, { headers: { "Content-Type": `${contentType}; charset=utf-8` } });
}
