/** The text of a post. `html` has been sanitised where the post was read. */
export function PostBody({ html }: { html: string }) {
  return (
    <div
      className="prose col-span-full desktop:col-span-7 desktop:col-start-4"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: made from Markdown and sanitised on the server.
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
