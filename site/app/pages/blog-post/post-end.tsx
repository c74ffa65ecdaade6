import type { TeamMember } from "~/content/model/site-content.ts";
import { blog } from "~/copy/blog.ts";
import { fill } from "~/copy/copy.ts";
import { useCopy } from "~/copy/use-copy.tsx";
import { ButtonLink } from "~/ui/button.tsx";
import { TextLink } from "~/ui/links.tsx";
import { Picture } from "~/ui/picture.tsx";

/** Only who is of the team is asked by name: a guest does not answer for our projects. */
type PostAuthor = Pick<TeamMember, "name"> & {
  image: TeamMember["image"] | null;
  role: TeamMember["role"] | null;
};

/** Who wrote a post, and the one thing to do next. */
export function PostEnd({ author }: { author: PostAuthor | null }) {
  const words = useCopy(blog).end;
  const label = author?.role
    ? fill(words.askOne, { firstName: author.name.split(" ")[0] ?? author.name })
    : words.askUs;
  return (
    <aside aria-labelledby="post-end" className="ground-sand mt-12 p-6 tablet:p-8 print:hidden">
      {author && (
        <p className="mb-3 flex items-center gap-3 text-quiet text-s">
          {author.image && (
            <Picture
              className="size-12 flex-none rounded-full"
              image={{ ...author.image, alt: "" }}
              sizes="3rem"
            />
          )}
          {author.role
            ? fill(words.writtenBy, { author: author.name, role: author.role })
            : fill(words.writtenByOne, { author: author.name })}
        </p>
      )}
      <h2 className="text-h3" id="post-end">
        {words.title}
      </h2>
      <p className="mt-2">{words.text}</p>
      <p className="mt-5 flex flex-wrap items-center gap-x-6 gap-y-3">
        <ButtonLink className="max-tablet:w-full" to="/contact" variant="secondary">
          {label}
        </ButtonLink>
        <TextLink to="/investor">{words.howInvestingWorks}</TextLink>
      </p>
    </aside>
  );
}
