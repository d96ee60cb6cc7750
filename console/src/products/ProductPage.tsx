import { getRouteApi, useLocation, useRouter } from "@tanstack/react-router";
import { Archive, Pencil, Store, Undo2 } from "lucide-react";
import { useChangesSoon, useOnSubscribed } from "../api/changes.ts";
import { useRead } from "../api/query.ts";
import { useCategories } from "../api/whole.ts";
import { useMessages } from "../messages/messages.ts";
import { productKindNames } from "../messages/productKinds.ts";
import { useCan } from "../session/session.ts";
import { Button } from "../ui/Button.tsx";
import { Card } from "../ui/Card.tsx";
import { Columns } from "../ui/Columns.tsx";
import { CopyId } from "../ui/CopyId.tsx";
import { ErrorState } from "../ui/ErrorState.tsx";
import { Facts } from "../ui/Facts.tsx";
import { PageHeader } from "../ui/PageHeader.tsx";
import { PageSkeleton } from "../ui/PageSkeleton.tsx";
import { StatusBadge } from "../ui/StatusBadge.tsx";
import { Time } from "../ui/Time.tsx";
import { UnknownPage } from "../ui/UnknownPage.tsx";
import { useAsOpened } from "../ui/useAsOpened.ts";
import { useDialogs } from "../ui/useDialogs.ts";
import { useIsHere } from "../ui/useIsHere.ts";
import { changesStock } from "./changesStock.ts";
import { messages } from "./messages.ts";
import { PlainText } from "./PlainText.tsx";
import { ProductDialogs } from "./ProductDialogs.tsx";
import { ProductFigures } from "./ProductFigures.tsx";
import style from "./ProductPage.module.css";
import { ProductVariations } from "./ProductVariations.tsx";
import { ProductPageDocument, type ProductPageQuery } from "./product.gql.ts";
import { productMessages } from "./productMessages.ts";
import type { ProductDialog } from "./search.ts";
import { useFollowed } from "./useFollowed.ts";

export type ProductOfPage = NonNullable<ProductPageQuery["productBySlug"]>;
export type VariationOfPage = ProductOfPage["variations"][number];

const route = getRouteApi("/signedIn/products/$slug");

/** The page of a product: its texts, variations and figures. */
export function ProductPage() {
  const { title } = useMessages(messages);
  const { facts } = useMessages(productMessages);
  const { slug } = route.useParams();
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const { open, close } = useDialogs<ProductDialog>();
  const router = useRouter();
  const { pathname } = useLocation();
  const isHere = useIsHere();
  const mayWrite = useCan("CATALOGUE_WRITE");
  const { data, error, refetch, isPlaceholderData, dataUpdatedAt } = useRead(ProductPageDocument, { slug });
  const categories = useCategories(data?.categories);
  const product = useFollowed(slug, isPlaceholderData ? undefined : data?.productBySlug, dataUpdatedAt);
  const mayChange = mayWrite && product?.status !== "ARCHIVED";
  const isOpened = useAsOpened({ ...search, row: `${product?.id} ${search.row}` }, (product && mayChange) || undefined);
  const ids = product ? [product.id, ...product.variations.map(({ id }) => id)] : [];
  useOnSubscribed(() => void refetch());
  useChangesSoon(({ type, id }) => ids.includes(id) || type === "CATEGORY" || changesStock(type), refetch);
  const parent = { label: title, link: { to: "/products" } } as const;
  function follow(renamed: string) {
    if (router.latestLocation.pathname !== pathname) return; // the page of the product was left
    // Without its dialog when the person is still here; otherwise Back has closed it, and the address is kept.
    const search = isHere() ? {} : true;
    void navigate({ params: { slug: renamed }, search, replace: true, resetScroll: false });
  }
  if (product === null) return <UnknownPage />;
  if (!product) {
    return (
      <>
        <PageHeader title={facts.title} parent={parent} />
        {error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <PageSkeleton />}
      </>
    );
  }
  return (
    <>
      <PageHeader
        title={product.name}
        parent={parent}
        aside={<StatusBadge kind="product" status={product.status} />}
        actions={mayChange && <Actions product={product} onOpen={open} />}
      />
      <Columns
        main={
          <>
            <ProductVariations product={product} mayChange={mayChange} onOpen={open} />
            <Texts product={product} />
          </>
        }
        side={
          <>
            <ProductFigures product={product} />
            <Known product={product} />
          </>
        }
      />
      {isOpened && categories && (
        <ProductDialogs
          key={product.id}
          product={product}
          categories={categories}
          search={search}
          onClose={(renamed) => (renamed ? follow(renamed) : close())}
        />
      )}
    </>
  );
}

function Actions({ product, onOpen }: { product: ProductOfPage; onOpen: (dialog: ProductDialog) => void }) {
  const words = useMessages(productMessages).actions;
  const { status } = product;
  return (
    <>
      {status === "INACTIVE" && (
        <Button icon={Archive} onClick={() => onOpen("archive")}>
          {words.archive}
        </Button>
      )}
      {status === "ACTIVE" && (
        <Button icon={Undo2} onClick={() => onOpen("withdraw")}>
          {words.withdraw}
        </Button>
      )}
      <Button icon={Pencil} onClick={() => onOpen("edit")}>
        {words.edit}
      </Button>
      {status !== "ACTIVE" && (
        <Button look="primary" icon={Store} onClick={() => onOpen("publish")}>
          {words.publish}
        </Button>
      )}
    </>
  );
}

function Texts({ product }: { product: ProductOfPage }) {
  const words = useMessages(productMessages).texts;
  const texts = [
    [words.description, product.description],
    [words.instructions, product.postSaleInstructions],
  ] as const;
  return (
    <Card title={words.title}>
      <div className={style.texts}>
        {texts.map(([label, text]) => (
          <div key={label}>
            <h3>{label}</h3>
            <PlainText text={text} />
          </div>
        ))}
      </div>
    </Card>
  );
}

function Known({ product }: { product: ProductOfPage }) {
  const kinds = useMessages(productKindNames);
  const { facts: words } = useMessages(productMessages);
  return (
    <Card title={words.title}>
      <Facts
        facts={[
          { label: words.kind, value: kinds[product.kind] },
          { label: words.slug, value: <CopyId text={product.slug} /> },
          { label: words.created, value: <Time at={product.createdAt} /> },
          { label: words.changed, value: <Time at={product.updatedAt} /> },
          { label: words.id, value: <CopyId text={product.id} shown={`${product.id.slice(0, 13)}…`} /> },
        ]}
      />
    </Card>
  );
}
