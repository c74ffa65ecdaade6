import { Flex, Typography } from "@strapi/design-system";
import { useFetchClient } from "@strapi/strapi/admin";
import { useState } from "react";
import { useMutation, useQueryClient } from "react-query";
import { type Asset, altText, uploadKey, useUploadedPictures } from "../strapi/panel/media-library";
import { LineInput } from "./fields";
import { FormDialog } from "./form-dialog";
import { useErrorMessage } from "./use-service";

/** Delay before this dialog opens: after an upload, Strapi's file dialog reopens and would cover it. */
const delayMs = 500;

/** Asks for descriptions of pictures right after any upload in the panel. */
export function DescribePictures() {
  const [pictures, setPictures] = useState<Asset[]>([]);
  const [descriptions, setDescriptions] = useState<Readonly<Record<number, string>>>({});
  const { post } = useFetchClient();
  const queries = useQueryClient();
  const errorMessage = useErrorMessage();

  function save(): Promise<unknown[]> {
    const described = pictures.filter(({ id }) => descriptions[id]?.trim());
    return Promise.all(
      described.map(async ({ id }) => {
        const body = new FormData();
        body.set("fileInfo", JSON.stringify({ alternativeText: descriptions[id]?.trim() }));
        return (await post<unknown>(`/upload?id=${id}`, body)).data;
      }),
    );
  }
  // Screens that show one of the pictures watch mutations with this key, and take over its new description.
  const saving = useMutation(save, {
    mutationKey: uploadKey,
    onSuccess() {
      close();
      void queries.refetchQueries(["upload", "assets"], { active: true });
    },
  });

  function close() {
    setPictures([]);
    setDescriptions({});
    saving.reset();
  }
  useUploadedPictures((uploaded) => {
    const undescribed = uploaded.filter((picture) => altText(picture) === "");
    setTimeout(() => setPictures((pictures) => [...pictures, ...undescribed]), delayMs);
  });

  if (pictures.length === 0) return null;
  return (
    <FormDialog
      title={pictures.length === 1 ? "Describe the picture" : "Describe the pictures"}
      submitLabel="Save"
      closeLabel="Later"
      isBusy={saving.isLoading}
      problem={saving.error === null ? undefined : errorMessage(saving.error)}
      onOpenChange={close}
      onSubmit={() => saving.mutate()}
    >
      <Typography>
        Descriptions are for people who cannot see the pictures. A picture without a description cannot be
        published.
      </Typography>
      {pictures.map(({ id, name, url }) => (
        <Flex key={id} gap={4} alignItems="flex-start" wrap="wrap">
          <img src={url} alt="" width={120} />
          <Flex direction="column" alignItems="stretch" flex="1 1 20rem">
            <LineInput
              name={`description-${id}`}
              label={`What does “${name}” show?`}
              value={descriptions[id] ?? ""}
              onChange={(text) => setDescriptions((before) => ({ ...before, [id]: text }))}
            />
          </Flex>
        </Flex>
      ))}
    </FormDialog>
  );
}
