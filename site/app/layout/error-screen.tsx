import { ButtonLink } from "~/ui/button.tsx";
import { SkyPage } from "./sky-page.tsx";

/** The generic screen of the specification's sections 2 and 8. It needs no content, no settings and no script. */
export function ErrorScreen({ detail }: { detail: string }) {
  return (
    <main className="grid">
      <title>Unexpected Application Error!</title>
      <SkyPage>
        <h1>Unexpected Application Error!</h1>
        <p className="mt-4 text-quiet">{detail}</p>
        <p className="mt-8">
          {/* The whole site is loaded again. */}
          <ButtonLink reloadDocument to="/" variant="secondary">
            Go to the home page
          </ButtonLink>
        </p>
      </SkyPage>
    </main>
  );
}
