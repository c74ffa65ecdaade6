import { layout } from "~/copy/layout.ts";
import { useCopy } from "~/copy/use-copy.tsx";
import { ButtonLink } from "~/ui/button.tsx";
import { SkyPage } from "./sky-page.tsx";

/** Generic error screen of sections 2 and 8 of the specification. Needs no content, settings or scripts. */
export function ErrorScreen({ detail }: { detail: string }) {
  const copy = useCopy(layout).error;
  return (
    <main className="grid">
      <title>{copy.title}</title>
      <SkyPage>
        <h1>{copy.title}</h1>
        <p className="mt-4 text-quiet">{detail}</p>
        <p className="mt-8">
          {/* A full page load, because the app may no longer work. */}
          <ButtonLink reloadDocument to="/" variant="secondary">
            {copy.home}
          </ButtonLink>
        </p>
      </SkyPage>
    </main>
  );
}
