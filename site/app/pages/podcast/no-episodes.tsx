import { EmptyState } from "~/ui/empty-state.tsx";
import { TextLink } from "~/ui/text-link.tsx";

export function NoEpisodes() {
  return (
    <section className="wrap py-section">
      <h2 className="mb-head">Episodes</h2>
      <EmptyState action={<TextLink to="/newsletter">Read the newsletter</TextLink>} title="No episodes yet">
        We are recording the first one. The newsletter will tell you when it is out.
      </EmptyState>
    </section>
  );
}
