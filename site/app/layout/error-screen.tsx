import { SkyPage } from "./sky-page.tsx";

/** The generic screen of the specification's sections 2 and 8. It needs no content, no settings and no script. */
export function ErrorScreen({ detail }: { detail: string }) {
  return (
    <main className="grid">
      <title>Unexpected Application Error!</title>
      <SkyPage>
        <h1>Unexpected Application Error!</h1>
        <p className="quiet mt-4">{detail}</p>
        <p className="mt-8">
          {/* A plain link: the whole site is loaded again. */}
          <a className="button button-secondary" href="/">
            Go to the home page
          </a>
        </p>
      </SkyPage>
    </main>
  );
}
