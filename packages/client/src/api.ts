/** Made from the contract by `npm run generate`: do not edit. */

export interface paths {
    "/active_storage/blobs/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete an unused file
         * @description Delete an unused file. Requires the ability `blobs.destroy`. With an API key that has the scope `files`. Safe to retry with an `Idempotency-Key`.
         */
        delete: operations["blobsDelete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/active_storage/blobs/read_options": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List uploaded files
         * @description List uploaded files. `page` and `per_page` paginate, `order` sorts; a row must match every filter. Requires the ability `blobs.read`. With an API key that has the scope `files`.
         */
        get: operations["blobsOptions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/active_storage/direct_upload": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Request a direct upload: the URL to PUT the content to, and the headers
         * @description To upload a file: announce it here, PUT its bytes to `direct_upload.url` with exactly the headers in `direct_upload.headers`, then refer to it by `direct_upload.blob_url` in an order. The bytes must match the announced size and MD5. Requires the ability `blobs.create`. With an API key that has the scope `files`. Safe to retry with an `Idempotency-Key`.
         */
        post: operations["blobsRequestUpload"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/active_storage/uploads/{token}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Receive an uploaded file, where storage is a folder of this server
         * @description Receive an uploaded file, where storage is a folder of this server.
         */
        put: operations["blobsUpload"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/acts_as_taggable_on/tags/read_options": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List tags, most used first
         * @description List tags, most used first. `page` and `per_page` paginate, `order` sorts; a row must match every filter. With an API key that has the scope `catalogue`.
         */
        get: operations["tagsOptionsByLongName"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api_keys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List API keys
         * @description List API keys. With an API key: that key alone. `page` and `per_page` paginate, `order` sorts; a row must match every filter. Requires the ability `api_keys.read`. With any API key.
         */
        get: operations["apiKeysList"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api_keys/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get an API key
         * @description Get an API key. Requires the ability `api_keys.read`. With any API key.
         */
        get: operations["apiKeysGet"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bills": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List bills
         * @description List bills. `page` and `per_page` paginate, `order` sorts; a row must match every filter. Requires the ability `bills.read`. With an API key that has the scope `wallet_read`.
         */
        get: operations["billsList"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bills/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a bill
         * @description Get a bill. Requires the ability `bills.read`. With an API key that has the scope `wallet_read`.
         */
        get: operations["billsGet"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bills/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export bills as an Excel file
         * @description Export bills as an Excel file. `page` and `per_page` paginate, `order` sorts; a row must match every filter. Requires the ability `bills.read`. With an API key that has the scope `wallet_read`. With a session of the factory only within ten minutes of signing in or of `POST /sessions/reauthenticate`.
         */
        get: operations["billsExport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/blobs/{key}/{filename}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a file; with a width, an image resized to the nearest offered width and quality
         * @description With `drawn`, returns what images are rendered from: of a picture the pixels as a PNG in sRGB, `whole` or the smallest level that covers a frame (`1024x512`), and of a WOFF2 font its unpacked tables.
         */
        get: operations["blobsFile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/categories": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List template categories
         * @description List template categories. `page` and `per_page` paginate, `order` sorts; a row must match every filter. Requires the ability `categories.read`. With an API key that has the scope `catalogue`.
         */
        get: operations["categoriesList"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/categories/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One of the template categories
         * @description One of the template categories. Requires the ability `categories.read`. With an API key that has the scope `catalogue`.
         */
        get: operations["categoriesGet"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/categories/read_options": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The template categories for a select or a cascader
         * @description The template categories for a select or a cascader. `page` and `per_page` paginate, `order` sorts; a row must match every filter. Requires the ability `categories.read`. With an API key that has the scope `catalogue`.
         */
        get: operations["categoriesOptions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/consumption_records": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List payments from the wallet
         * @description List payments from the wallet. `page` and `per_page` paginate, `order` sorts; a row must match every filter. Requires the ability `consumption_records.read`. With an API key that has the scope `wallet_read`.
         */
        get: operations["consumptionRecordsList"];
        put?: never;
        /**
         * Pay form orders from the wallet, all or none; 402 returns the missing amount
         * @description Pays from the balance and the advance together. If they are not sufficient, nothing is paid and `details.missing_amount` says how much is missing. Requires the ability `consumption_records.create`. With an API key that has the scope `orders_write`. Safe to retry with an `Idempotency-Key`.
         */
        post: operations["consumptionRecordsPay"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/consumption_records/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a wallet payment with the form orders it paid
         * @description Get a wallet payment with the form orders it paid. Requires the ability `consumption_records.read`. With an API key that has the scope `wallet_read`.
         */
        get: operations["consumptionRecordsGet"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/dashboard": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get counts, amounts and trends of form orders; by default of the last 7 days
         * @description Get counts, amounts and trends of form orders; by default of the last 7 days. Requires the ability `home_pages.read`. With an API key that has the scope `orders_read`.
         */
        get: operations["dashboardGet"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/font_libraries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List fonts
         * @description List fonts. `page` and `per_page` paginate, `order` sorts; a row must match every filter. Requires the ability `font_libraries.read`. With an API key that has the scope `catalogue`.
         */
        get: operations["fontLibrariesList"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/font_libraries/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a font
         * @description Get a font. Requires the ability `font_libraries.read`. With an API key that has the scope `catalogue`.
         */
        get: operations["fontLibrariesGet"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/font_libraries/read_options": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List fonts as options
         * @description List fonts as options. `page` and `per_page` paginate, `order` sorts; a row must match every filter. Requires the ability `font_libraries.read`. With an API key that has the scope `catalogue`.
         */
        get: operations["fontLibrariesOptions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/form_orders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List form orders
         * @description List form orders. `page` and `per_page` paginate, `order` sorts; a row must match every filter. Requires the ability `form_orders.read`. With an API key that has the scope `orders_read`.
         */
        get: operations["formOrdersList"];
        put?: never;
        /**
         * Place a form order
         * @description All rows are checked, and all errors of all rows are returned together; then nothing is stored. Price of an order: price of its size × `quantity`, plus `system_rendering_price` once where the system draws it (`FormOrder::MicroCustom`). Prices are frozen when the order is placed. It waits for payment in the state `init`. Requires the ability `form_orders.create`. With an API key that has the scope `orders_write`. Safe to retry with an `Idempotency-Key`.
         */
        post: operations["formOrdersCreate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/form_orders/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a form order
         * @description Get a form order. Requires the ability `form_orders.read`. With an API key that has the scope `orders_read`.
         */
        get: operations["formOrdersGet"];
        /**
         * Update the tags of a form order
         * @description Update the tags of a form order. Requires the ability `form_orders.update`. With an API key that has the scope `orders_write`. Safe to retry with an `Idempotency-Key`.
         */
        put: operations["formOrdersUpdate"];
        post?: never;
        /**
         * Delete an unpaid or closed form order
         * @description Delete an unpaid or closed form order. Requires the ability `form_orders.destroy`. With an API key that has the scope `orders_write`. Safe to retry with an `Idempotency-Key`.
         */
        delete: operations["formOrdersDelete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/form_orders/{id}/close": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Close an unpaid form order
         * @description A closed form order is not produced and costs nothing. Its order numbers can be used again. Requires the ability `form_orders.close`. With an API key that has the scope `orders_write`. Safe to retry with an `Idempotency-Key`.
         */
        put: operations["formOrdersClose"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/form_orders/{id}/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Confirm production of a paid form order
         * @description After this, only the factory can stop it. The production images are rendered from the current values of the orders. If `finding_counts` reports problems with the prints, `acknowledges_findings` must be true; who confirmed which findings is recorded on each order. An image on which nothing is printed (`blank_image`) cannot be acknowledged. With `when_rendered`, nothing is confirmed until every proof is rendered: the request is stored as `confirm_request` and carried out then, unless a proof failed or has findings; `confirm_request.held_by` says which. Requires the ability `form_orders.confirm`. With an API key that has the scope `orders_write`. Safe to retry with an `Idempotency-Key`.
         */
        put: operations["formOrdersConfirm"];
        post?: never;
        /**
         * Cancel confirming a form order when it is rendered
         * @description Cancel confirming a form order when it is rendered. Requires the ability `form_orders.confirm`. With an API key that has the scope `orders_write`. Safe to retry with an `Idempotency-Key`.
         */
        delete: operations["formOrdersCancelConfirm"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/form_orders/{id}/refund": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Refund a paid form order; with a reason, staff can also refund confirmed ones and those in production
         * @description The amount returns to the wallet immediately. Customers can refund until production is confirmed, the factory until the first parcel is shipped; `can_refund` says whether it is possible now. A refund by the factory above the amount that it has set waits for a second person: the form order stays as it is, and `refund_approval_id` says so. Requires the ability `form_orders.refund`. With an API key that has the scope `orders_write`. With a session of the factory only within ten minutes of signing in or of `POST /sessions/reauthenticate`. Safe to retry with an `Idempotency-Key`.
         */
        put: operations["formOrdersRefund"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/form_orders/{id}/repeat": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the request that would place a form order again
         * @description Returns a body for `POST /form_orders` with the same rows, in whatever state the form order is. A number that is still in use gets the next free suffix (`-2`). Manual changes to the design of an order are not copied. Requires the ability `form_orders.create`. With an API key that has the scope `orders_read`.
         */
        get: operations["formOrdersRepeat"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/form_orders/batch_generate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Place several form orders, all or none
         * @description Each is placed as by `POST /form_orders`, all in one transaction. All rows are checked, and all errors of all rows are returned together; then nothing is stored. Price of an order: price of its size × `quantity`, plus `system_rendering_price` once where the system draws it (`FormOrder::MicroCustom`). Prices are frozen when the order is placed. It waits for payment in the state `init`. Errors repeat their message in `error`. Requires the ability `form_orders.create`. With an API key that has the scope `orders_write`. Safe to retry with an `Idempotency-Key`.
         */
        post: operations["formOrdersBatchGenerate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/form_orders/generate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Place a form order from an upload job
         * @description All rows are checked, and all errors of all rows are returned together; then nothing is stored. Price of an order: price of its size × `quantity`, plus `system_rendering_price` once where the system draws it (`FormOrder::MicroCustom`). Prices are frozen when the order is placed. It waits for payment in the state `init`. Errors repeat their message in `error`. Requires the ability `form_orders.create`. With an API key that has the scope `orders_write`. Safe to retry with an `Idempotency-Key`.
         */
        post: operations["formOrdersGenerate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/form_orders/mockups": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Render the effect images of an order without placing it
         * @description Takes the custom fields of an order and returns its preview images, rendered as they would be for the order. Limited to 60 requests a minute per account. The URLs work for as long as the images are kept. Requires the ability `form_orders.create`. With an API key that has the scope `orders_write`. Changes nothing, so it is safe to retry.
         */
        post: operations["formOrdersMockups"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/form_orders/quote": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Quote a form order without placing it
         * @description Takes the body of `POST /form_orders` and stores nothing. Returns the amount of each row, the total, how much the wallet lacks, and every reason for which placing the order would be refused. The price of an order is the price of its size × `quantity`, plus `system_rendering_price` once if the system renders it (`FormOrder::MicroCustom`). Requires the ability `form_orders.create`. With an API key that has the scope `orders_write`. Changes nothing, so it is safe to retry.
         */
        post: operations["formOrdersQuote"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/form_orders/review": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Review form orders before they are paid or confirmed
         * @description Returns how many proofs are rendered, waiting and failed, and how many orders have no receiver or cannot be printed. Requires the ability `form_orders.read`. With an API key that has the scope `orders_read`. Changes nothing, so it is safe to retry.
         */
        post: operations["formOrdersReview"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/header_mappings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List your header mappings for order sheets
         * @description List your header mappings for order sheets. Requires the ability `import_tasks.create`. With an API key that has the scope `orders_read`.
         */
        get: operations["headerMappingsList"];
        /**
         * Save a header mapping for order sheets
         * @description Stored for your account. Later imports use it for sheets with the same set of headers, in any order. `mapping` gives the column for a header: a field of an order (`no`, `quantity` …) or a custom item with its prefix. An empty mapping deletes the stored one. Requires the ability `import_tasks.create`. With an API key that has the scope `orders_write`. Safe to retry with an `Idempotency-Key`.
         */
        put: operations["headerMappingsSave"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/image_libraries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List image libraries
         * @description List image libraries. `page` and `per_page` paginate, `order` sorts; a row must match every filter. Requires the ability `image_libraries.read`. With an API key that has the scope `catalogue`.
         */
        get: operations["imageLibrariesList"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/image_libraries/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get an image library
         * @description Get an image library. Requires the ability `image_libraries.read`. With an API key that has the scope `catalogue`.
         */
        get: operations["imageLibrariesGet"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/image_libraries/{id}/copies": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Copy a library image to your own files, for use in an order
         * @description Copy a library image to your own files, for use in an order. Requires the ability `blobs.create`. With an API key that has the scope `files`. Safe to retry with an `Idempotency-Key`.
         */
        post: operations["imageLibrariesCopyImage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/import_tasks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List import tasks
         * @description List import tasks. `page` and `per_page` paginate, `order` sorts; a row must match every filter. Requires the ability `import_tasks.read`. With an API key that has the scope `orders_read`.
         */
        get: operations["importTasksList"];
        put?: never;
        /**
         * Import an order sheet
         * @description Takes an uploaded .xlsx or .csv file whose images lie in the sheet or are blob URLs, or a zip of a sheet and its images. Images of a zip that no cell names find their rows by their file names, such as `A1001.jpg` or `A1001/photo.jpg`. Every row is checked; where any of them fails nothing is ordered, `errs` says why and `error_file` holds the failed rows. Sheets take headers in Chinese or English; `errs` is in the language of `Locale`. With `review` the task stops after the check in the state `checked`, to be ordered by `PUT /import_tasks/{id}/order`. Requires the ability `import_tasks.create`. With an API key that has the scope `orders_write`. Safe to retry with an `Idempotency-Key`.
         */
        post: operations["importTasksCreate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/import_tasks/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get an import task, with the form orders that it would place
         * @description Get an import task, with the form orders that it would place. Requires the ability `import_tasks.read`. With an API key that has the scope `orders_read`.
         */
        get: operations["importTasksGet"];
        /**
         * Check an import task again
         * @description Only for imports that have ordered nothing yet, for example after mapping headers or for templates of another type. Requires the ability `import_tasks.update`. With an API key that has the scope `orders_write`. Safe to retry with an `Idempotency-Key`.
         */
        put: operations["importTasksUpdate"];
        post?: never;
        /**
         * Delete an import task; orders that it placed are kept
         * @description Delete an import task; orders that it placed are kept. Requires the ability `import_tasks.destroy`. With an API key that has the scope `orders_write`. Safe to retry with an `Idempotency-Key`.
         */
        delete: operations["importTasksDelete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/import_tasks/{id}/order": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Place the valid rows of a checked import task
         * @description Place the valid rows of a checked import task. Requires the ability `import_tasks.update`. With an API key that has the scope `orders_write`. Safe to retry with an `Idempotency-Key`.
         */
        put: operations["importTasksOrder"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/import_tasks/{id}/photos": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Assign photos of an import task to rows
         * @description For photos that came with the sheet and match no row, listed as `photos` of the task. The next check, with `PUT /import_tasks/{id}`, puts them into their rows; until then nothing can be ordered. Requires the ability `import_tasks.update`. With an API key that has the scope `orders_write`. Safe to retry with an `Idempotency-Key`.
         */
        put: operations["importTasksAssignPhotos"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/import_tasks/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export import tasks as an Excel file
         * @description Export import tasks as an Excel file. `page` and `per_page` paginate, `order` sorts; a row must match every filter. Requires the ability `import_tasks.read`. With an API key that has the scope `orders_read`. With a session only within ten minutes of signing in or of `POST /sessions/reauthenticate`.
         */
        get: operations["importTasksExport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/library_categories": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List library categories
         * @description List library categories. `page` and `per_page` paginate, `order` sorts; a row must match every filter. Requires the ability `library_categories.read`. With an API key that has the scope `catalogue`.
         */
        get: operations["libraryCategoriesList"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/library_categories/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One of the library categories
         * @description One of the library categories. Requires the ability `library_categories.read`. With an API key that has the scope `catalogue`.
         */
        get: operations["libraryCategoriesGet"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/library_categories/read_options": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The library categories for a select or a cascader
         * @description The library categories for a select or a cascader. `page` and `per_page` paginate, `order` sorts; a row must match every filter. Requires the ability `library_categories.read`. With an API key that has the scope `catalogue`.
         */
        get: operations["libraryCategoriesOptions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/mine": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get your account
         * @description Get your account. With any API key.
         */
        get: operations["mineGet"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/mine/abilities": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get your abilities by resource
         * @description Get your abilities by resource. With any API key.
         */
        get: operations["mineAbilities"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List orders
         * @description List orders. `page` and `per_page` paginate, `order` sorts; a row must match every filter. Requires the ability `orders.read`. With an API key that has the scope `orders_read`.
         */
        get: operations["ordersList"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get an order, with its design and the state of its images
         * @description Get an order, with its design and the state of its images. Requires the ability `orders.read`. With an API key that has the scope `orders_read`.
         */
        get: operations["ordersGet"];
        /**
         * Change the layers of an unconfirmed order: a list of configs, each with its complete layer_diff
         * @description Each config that you send replaces its whole `layer_diff`, which holds the changes of the order by layer id. Only layers with `can_design_in_order` can be changed, and only before production is confirmed. The images are rendered again. Requires the ability `orders.update`. With an API key that has the scope `orders_write`. Safe to retry with an `Idempotency-Key`.
         */
        put: operations["ordersEdit"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders/{id}/close": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Close an unpaid order; closing the last one closes the form order
         * @description Close an unpaid order; closing the last one closes the form order. Requires the ability `orders.close`. With an API key that has the scope `orders_write`. Safe to retry with an `Idempotency-Key`.
         */
        put: operations["ordersClose"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders/{id}/design": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change the values and layers of an unconfirmed order in all of its images
         * @description Change the values and layers of an unconfirmed order in all of its images. Requires the ability `orders.update`. With an API key that has the scope `orders_write`. Safe to retry with an `Idempotency-Key`.
         */
        put: operations["ordersDesign"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders/{id}/details": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Amend an order: its receiver, remark and values until production is confirmed, its quantity until it is paid
         * @description Omitted fields keep their values. A new quantity updates the amounts of the order and its form order; new values render the images again. `amendments` of the order lists who changed what. Requires the ability `orders.update`. With an API key that has the scope `orders_write`. Safe to retry with an `Idempotency-Key`.
         */
        put: operations["ordersAmend"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders/{id}/neighbours": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the orders before and after an order in its form order
         * @description Get the orders before and after an order in its form order. Requires the ability `orders.read`. With an API key that has the scope `orders_read`.
         */
        get: operations["ordersNeighbors"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders/{id}/render": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Render the unfinished images of an order again
         * @description Render the unfinished images of an order again. Requires the ability `orders.update`. With an API key that has the scope `orders_write`. Safe to retry with an `Idempotency-Key`.
         */
        post: operations["ordersRender"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export orders with their tracking numbers as an Excel file
         * @description Export orders with their tracking numbers as an Excel file. `page` and `per_page` paginate, `order` sorts; a row must match every filter. Requires the ability `orders.read`. With an API key that has the scope `orders_read`. With a session only within ten minutes of signing in or of `POST /sessions/reauthenticate`.
         */
        get: operations["ordersExport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/outbounds": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List outbounds
         * @description List outbounds. `page` and `per_page` paginate, `order` sorts; a row must match every filter. Requires the ability `outbounds.read`. With an API key that has the scope `orders_read`.
         */
        get: operations["outboundsList"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/production_batches": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List production batches
         * @description List production batches. `page` and `per_page` paginate, `order` sorts; a row must match every filter. Requires the ability `production_batches.read`. With an API key that has the scope `orders_read`.
         */
        get: operations["productionBatchesList"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/production_batches/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a production batch with its orders and the state of its production images
         * @description Get a production batch with its orders and the state of its production images. Requires the ability `production_batches.read`. With an API key that has the scope `orders_read`.
         */
        get: operations["productionBatchesGet"];
        put?: never;
        post?: never;
        /**
         * Delete a closed production batch; its orders are kept
         * @description Delete a closed production batch; its orders are kept. Requires the ability `production_batches.destroy`. With an API key that has the scope `orders_write`. Safe to retry with an `Idempotency-Key`.
         */
        delete: operations["productionBatchesDelete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/recharges": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List recharges
         * @description List recharges. `page` and `per_page` paginate, `order` sorts; a row must match every filter. Requires the ability `recharges.read`. With an API key that has the scope `wallet_read`.
         */
        get: operations["rechargesList"];
        put?: never;
        /**
         * Recharge the wallet: a code to scan (wechat), a payment page (alipay) or a bank transfer (offline)
         * @description Recharge the wallet: a code to scan (wechat), a payment page (alipay) or a bank transfer (offline). Requires the ability `recharges.create`. With an API key that has the scope `orders_write`. Safe to retry with an `Idempotency-Key`.
         */
        post: operations["rechargesCreate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/recharges/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a recharge
         * @description Get a recharge. Requires the ability `recharges.read`. With an API key that has the scope `wallet_read`.
         */
        get: operations["rechargesGet"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/recharges/{id}/check_payment": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Ask the payment provider whether an online recharge was paid; if it was, its amount is added to the wallet
         * @description Ask the payment provider whether an online recharge was paid; if it was, its amount is added to the wallet. Requires the ability `recharges.read`. With an API key that has the scope `wallet_read`. Safe to retry with an `Idempotency-Key`.
         */
        put: operations["rechargesCheckPayment"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/recharges/methods": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the available payment methods
         * @description List the available payment methods. Requires the ability `recharges.read`. With an API key that has the scope `wallet_read`.
         */
        get: operations["rechargesMethods"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/shipping_settings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the shipping methods and the required address fields by shipping type
         * @description Get the shipping methods and the required address fields by shipping type. Requires the ability `shipping_settings.read`. With an API key that has the scope `orders_read` or `orders_write`.
         */
        get: operations["shippingSettingsGet"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sku_templates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List templates
         * @description List templates. `page` and `per_page` paginate, `order` sorts; a row must match every filter. Requires the ability `sku_templates.read`. With an API key that has the scope `catalogue`.
         */
        get: operations["skuTemplatesList"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sku_templates/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a template
         * @description Get a template. Requires the ability `sku_templates.read`. With an API key that has the scope `catalogue`.
         */
        get: operations["skuTemplatesGet"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sku_templates/{id}/export_materials": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download a zip of the order sheet, effect images, fonts and option images
         * @description Download a zip of the order sheet, effect images, fonts and option images. Requires the ability `sku_templates.read`. With an API key that has the scope `catalogue`.
         */
        get: operations["skuTemplatesExportMaterials"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sku_templates/get_detail_by_no": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a template by number
         * @description Get a template by number. Requires the ability `sku_templates.read`. With an API key that has the scope `catalogue`.
         */
        get: operations["skuTemplatesGetByNo"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sku_templates/read_options": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List templates as options
         * @description List templates as options. `page` and `per_page` paginate, `order` sorts; a row must match every filter. Requires the ability `sku_templates.read`. With an API key that has the scope `catalogue`.
         */
        get: operations["skuTemplatesOptions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tags/read_options": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List tags, most used first
         * @description List tags, most used first. `page` and `per_page` paginate, `order` sorts; a row must match every filter. With an API key that has the scope `catalogue`.
         */
        get: operations["tagsOptions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users_sku_templates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List private templates
         * @description List private templates. `page` and `per_page` paginate, `order` sorts; a row must match every filter. Requires the ability `users_sku_templates.read`. With an API key that has the scope `catalogue`.
         */
        get: operations["usersSkuTemplatesList"];
        put?: never;
        /**
         * Add a template to the private list
         * @description Add a template to the private list. Requires the ability `users_sku_templates.create`. With an API key that has the scope `catalogue`. Safe to retry with an `Idempotency-Key`.
         */
        post: operations["usersSkuTemplatesCreate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users_sku_templates/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get an entry of the private list
         * @description Get an entry of the private list. Requires the ability `users_sku_templates.read`. With an API key that has the scope `catalogue`.
         */
        get: operations["usersSkuTemplatesGet"];
        put?: never;
        post?: never;
        /**
         * Remove a template from the private list
         * @description Remove a template from the private list. Requires the ability `users_sku_templates.destroy`. With an API key that has the scope `catalogue`. Safe to retry with an `Idempotency-Key`.
         */
        delete: operations["usersSkuTemplatesDelete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users_sku_templates/{id}/export_materials": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download a zip of the order sheet, effect images, fonts and option images
         * @description Download a zip of the order sheet, effect images, fonts and option images. Requires the ability `users_sku_templates.read`. With an API key that has the scope `catalogue`.
         */
        get: operations["usersSkuTemplatesExportMaterials"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users_sku_templates/read_options": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List private templates as options
         * @description List private templates as options. `page` and `per_page` paginate, `order` sorts; a row must match every filter. Requires the ability `users_sku_templates.read`. With an API key that has the scope `catalogue`.
         */
        get: operations["usersSkuTemplatesOptions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhook_deliveries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List webhook deliveries and their responses
         * @description List webhook deliveries and their responses. `page` and `per_page` paginate, `order` sorts; a row must match every filter. Requires the ability `webhooks.read`. With an API key that has the scope `webhooks` or `orders_read`.
         */
        get: operations["webhooksListDeliveries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhook_deliveries/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a delivery
         * @description Get a delivery. Requires the ability `webhooks.read`. With an API key that has the scope `webhooks` or `orders_read`.
         */
        get: operations["webhooksGetDelivery"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhook_deliveries/{id}/replay": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send an event again as a new delivery with the same event_id and occurred_at
         * @description Send an event again as a new delivery with the same event_id and occurred_at. Requires the ability `webhooks.update`. With an API key that has the scope `webhooks` or `orders_write`. Safe to retry with an `Idempotency-Key`.
         */
        post: operations["webhooksReplayDelivery"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhooks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List webhooks
         * @description List webhooks. `page` and `per_page` paginate, `order` sorts; a row must match every filter. Requires the ability `webhooks.read`. With an API key that has the scope `webhooks` or `orders_read`.
         */
        get: operations["webhooksList"];
        put?: never;
        /**
         * Create a webhook; only this response shows its secret
         * @description Create a webhook; only this response shows its secret. Requires the ability `webhooks.create`. With an API key that has the scope `webhooks`. With a session only within ten minutes of signing in or of `POST /sessions/reauthenticate`. Safe to retry with an `Idempotency-Key`.
         */
        post: operations["webhooksCreate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhooks/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a webhook
         * @description Get a webhook. Requires the ability `webhooks.read`. With an API key that has the scope `webhooks` or `orders_read`.
         */
        get: operations["webhooksGet"];
        /**
         * Update a webhook, or enable or disable it
         * @description Update a webhook, or enable or disable it. Requires the ability `webhooks.update`. With an API key that has the scope `webhooks` or `customer_webhooks`. With a session only within ten minutes of signing in or of `POST /sessions/reauthenticate`. Safe to retry with an `Idempotency-Key`.
         */
        put: operations["webhooksUpdate"];
        post?: never;
        /**
         * Delete a webhook and its deliveries
         * @description Delete a webhook and its deliveries. Requires the ability `webhooks.destroy`. With an API key that has the scope `webhooks` or `customer_webhooks`. Safe to retry with an `Idempotency-Key`.
         */
        delete: operations["webhooksDelete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhooks/{id}/rotate_secret": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Replace the secret of a webhook; only this response shows it
         * @description Replace the secret of a webhook. For `overlap_hours` every delivery carries two signatures, one with each secret; accept either. Only this response shows the new secret. Requires the ability `webhooks.update`. With an API key that has the scope `webhooks` or `customer_webhooks`. With a session only within ten minutes of signing in or of `POST /sessions/reauthenticate`. Safe to retry with an `Idempotency-Key`.
         */
        post: operations["webhooksRotateSecret"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhooks/{id}/test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a test event to a webhook, whichever events it receives
         * @description Send a test event to a webhook, whichever events it receives. Requires the ability `webhooks.update`. With an API key that has the scope `webhooks` or `orders_write`. Safe to retry with an `Idempotency-Key`.
         */
        post: operations["webhooksSendTest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export interface webhooks {
    "form_order.closed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Event: form_order.closed
         * @description Respond with any 2xx within 10 seconds; anything else is retried for 24 hours. The same event may arrive twice: store its `event_id`. Events may arrive in another order than they happened: process each of them, but take the state of a form order or an order and the number of a parcel only from the event with the highest `sequence` that has it. Verify the signature before you parse the body.
         */
        post: operations["onFormOrderClosed"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "form_order.confirmed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Event: form_order.confirmed
         * @description Respond with any 2xx within 10 seconds; anything else is retried for 24 hours. The same event may arrive twice: store its `event_id`. Events may arrive in another order than they happened: process each of them, but take the state of a form order or an order and the number of a parcel only from the event with the highest `sequence` that has it. Verify the signature before you parse the body.
         */
        post: operations["onFormOrderConfirmed"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "form_order.created": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Event: form_order.created
         * @description Respond with any 2xx within 10 seconds; anything else is retried for 24 hours. The same event may arrive twice: store its `event_id`. Events may arrive in another order than they happened: process each of them, but take the state of a form order or an order and the number of a parcel only from the event with the highest `sequence` that has it. Verify the signature before you parse the body.
         */
        post: operations["onFormOrderCreated"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "form_order.in_production": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Event: form_order.in_production
         * @description Respond with any 2xx within 10 seconds; anything else is retried for 24 hours. The same event may arrive twice: store its `event_id`. Events may arrive in another order than they happened: process each of them, but take the state of a form order or an order and the number of a parcel only from the event with the highest `sequence` that has it. Verify the signature before you parse the body.
         */
        post: operations["onFormOrderInProduction"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "form_order.paid": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Event: form_order.paid
         * @description Respond with any 2xx within 10 seconds; anything else is retried for 24 hours. The same event may arrive twice: store its `event_id`. Events may arrive in another order than they happened: process each of them, but take the state of a form order or an order and the number of a parcel only from the event with the highest `sequence` that has it. Verify the signature before you parse the body.
         */
        post: operations["onFormOrderPaid"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "form_order.refunded": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Event: form_order.refunded
         * @description Respond with any 2xx within 10 seconds; anything else is retried for 24 hours. The same event may arrive twice: store its `event_id`. Events may arrive in another order than they happened: process each of them, but take the state of a form order or an order and the number of a parcel only from the event with the highest `sequence` that has it. Verify the signature before you parse the body.
         */
        post: operations["onFormOrderRefunded"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "form_order.sent": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Event: form_order.sent
         * @description Respond with any 2xx within 10 seconds; anything else is retried for 24 hours. The same event may arrive twice: store its `event_id`. Events may arrive in another order than they happened: process each of them, but take the state of a form order or an order and the number of a parcel only from the event with the highest `sequence` that has it. Verify the signature before you parse the body.
         */
        post: operations["onFormOrderSent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "order.changed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Event: order.changed
         * @description Respond with any 2xx within 10 seconds; anything else is retried for 24 hours. The same event may arrive twice: store its `event_id`. Events may arrive in another order than they happened: process each of them, but take the state of a form order or an order and the number of a parcel only from the event with the highest `sequence` that has it. Verify the signature before you parse the body.
         */
        post: operations["onOrderChanged"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "order.closed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Event: order.closed
         * @description Respond with any 2xx within 10 seconds; anything else is retried for 24 hours. The same event may arrive twice: store its `event_id`. Events may arrive in another order than they happened: process each of them, but take the state of a form order or an order and the number of a parcel only from the event with the highest `sequence` that has it. Verify the signature before you parse the body.
         */
        post: operations["onOrderClosed"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "order.sent": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Event: order.sent
         * @description Respond with any 2xx within 10 seconds; anything else is retried for 24 hours. The same event may arrive twice: store its `event_id`. Events may arrive in another order than they happened: process each of them, but take the state of a form order or an order and the number of a parcel only from the event with the highest `sequence` that has it. Verify the signature before you parse the body.
         */
        post: operations["onOrderSent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "outbound.corrected": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Event: outbound.corrected
         * @description Respond with any 2xx within 10 seconds; anything else is retried for 24 hours. The same event may arrive twice: store its `event_id`. Events may arrive in another order than they happened: process each of them, but take the state of a form order or an order and the number of a parcel only from the event with the highest `sequence` that has it. Verify the signature before you parse the body.
         */
        post: operations["onOutboundCorrected"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "outbound.recorded": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Event: outbound.recorded
         * @description Respond with any 2xx within 10 seconds; anything else is retried for 24 hours. The same event may arrive twice: store its `event_id`. Events may arrive in another order than they happened: process each of them, but take the state of a form order or an order and the number of a parcel only from the event with the highest `sequence` that has it. Verify the signature before you parse the body.
         */
        post: operations["onOutboundRecorded"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "outbound.voided": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Event: outbound.voided
         * @description Respond with any 2xx within 10 seconds; anything else is retried for 24 hours. The same event may arrive twice: store its `event_id`. Events may arrive in another order than they happened: process each of them, but take the state of a form order or an order and the number of a parcel only from the event with the highest `sequence` that has it. Verify the signature before you parse the body.
         */
        post: operations["onOutboundVoided"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "webhook.test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Event: webhook.test
         * @description Respond with any 2xx within 10 seconds; anything else is retried for 24 hours. The same event may arrive twice: store its `event_id`. Events may arrive in another order than they happened: process each of them, but take the state of a form order or an order and the number of a parcel only from the event with the highest `sequence` that has it. Verify the signature before you parse the body.
         */
        post: operations["onWebhookTest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export interface components {
    schemas: {
        ApiKey: {
            /** @description The addresses and networks from which the key works; empty for everywhere. */
            addresses: string[];
            /**
             * Format: date-time
             * @description When it was created.
             */
            created_at: string;
            /** @description A description. */
            description: string;
            /** @description When it expires; null for never. */
            expires_at: string | null;
            /** @description Identifies it in other calls. */
            id: number;
            /** @description The key that identifies it. */
            key: string;
            /** @description The address of the last call; null before the first one. */
            last_used_address: string | null;
            /** @description The time of the last call; null before the first one. */
            last_used_at: string | null;
            /** @description The name. */
            name: string;
            /** @description The secret or values before the last change. */
            previous: {
                /**
                 * Format: date-time
                 * @description When it expires; null for never.
                 */
                expires_at: string;
                /** @description The key that identifies it. */
                key: string;
            } | null;
            /** @description What the key may be used for. */
            scopes: ("catalogue" | "orders_read" | "orders_write" | "files" | "wallet_read" | "webhooks" | "customer_webhooks")[];
            /**
             * Format: date-time
             * @description When it was last changed.
             */
            updated_at: string;
            /** @description The customer that it belongs to. */
            user: {
                /** @description Identifies it in other calls. */
                id: number;
                /** @description The name that others see. */
                screen_name: string;
            };
            /** @description The id of the customer that it belongs to. */
            user_id: number;
        };
        AutoLayoutImageLayer: {
            /** @description Whether orders may change this layer. */
            can_design_in_order: boolean;
            /** @description What is in it, from back to front. */
            children: unknown[];
            /** @description Whether it is folded in the tree of the designer. */
            collapsed: boolean;
            /** @description Whether it is mirrored from left to right. */
            flip_horizontal: boolean;
            /** @description Whether it is mirrored from top to bottom. */
            flip_vertical: boolean;
            /** @description The height in pixels; null if it is not known. */
            height: number;
            /** @description Identifies it in other calls. */
            id: string;
            /** @description The id of the picture of the layer. */
            image_id: string;
            /** @description The distance from the left in pixels. */
            left: number;
            /** @description Whether it is protected from changes in the designer. */
            locked?: boolean;
            /**
             * @description The shape that cuts it out.
             * @enum {string}
             */
            mask?: "none" | "rounded" | "circle" | "image";
            /** @description The picture whose shape cuts it out. */
            mask_image?: string;
            /** @description The radius of rounded corners. */
            mask_radius?: number;
            /** @description The name. */
            name: string;
            /** @description From 0, invisible, to 1. */
            opacity?: number;
            /** @description The rotation in degrees, clockwise. */
            rotate: number;
            /** @description The distance from the top in pixels. */
            top: number;
            /**
             * @description Which kind it is.
             * @constant
             */
            type: "AutoLayoutImage";
            /** @description Whether it is drawn. */
            visible: boolean;
            /** @description The width in pixels; null if it is not known. */
            width: number;
        };
        AutoLayoutLayer: {
            /** @description Whether orders may change this layer. */
            can_design_in_order: boolean;
            /** @description What is in it, from back to front. */
            children: components["schemas"]["AutoLayoutTemplateLayer"][];
            /** @description Whether it is folded in the tree of the designer. */
            collapsed: boolean;
            /** @description Whether it is mirrored from left to right. */
            flip_horizontal: boolean;
            /** @description Whether it is mirrored from top to bottom. */
            flip_vertical: boolean;
            /** @description The height in pixels; null if it is not known. */
            height: number;
            /** @description Identifies it in other calls. */
            id: string;
            /** @description The images, or how many of them are in each state. */
            images: components["schemas"]["DesignNamedImage"][];
            /** @description The distance from the left in pixels. */
            left: number;
            /** @description Whether it is protected from changes in the designer. */
            locked?: boolean;
            /** @description The name. */
            name: string;
            /** @description From 0, invisible, to 1. */
            opacity?: number;
            /** @description The rotation in degrees, clockwise. */
            rotate: number;
            template: components["schemas"]["DesignItem"];
            /** @description The texts to choose from. */
            texts: components["schemas"]["DesignNamedText"][];
            /** @description The distance from the top in pixels. */
            top: number;
            /**
             * @description Which kind it is.
             * @constant
             */
            type: "AutoLayout";
            /** @description Whether it is drawn. */
            visible: boolean;
            /** @description The width in pixels; null if it is not known. */
            width: number;
        };
        AutoLayoutTemplateLayer: {
            /** @description Whether orders may change this layer. */
            can_design_in_order: boolean;
            /** @description What is in it, from back to front. */
            children: (components["schemas"]["AutoLayoutImageLayer"] | components["schemas"]["AutoLayoutTextLayer"])[];
            /** @description Whether it is folded in the tree of the designer. */
            collapsed: boolean;
            /** @description Whether it is mirrored from left to right. */
            flip_horizontal: boolean;
            /** @description Whether it is mirrored from top to bottom. */
            flip_vertical: boolean;
            /** @description The height in pixels; null if it is not known. */
            height: number;
            /** @description The distance between columns in pixels. */
            horizontal_gap: number;
            /** @description Identifies it in other calls. */
            id: string;
            /** @description The distance from the left in pixels. */
            left: number;
            /** @description Whether it is protected from changes in the designer. */
            locked?: boolean;
            /** @description The name. */
            name: string;
            /** @description From 0, invisible, to 1. */
            opacity?: number;
            /** @description The rotation in degrees, clockwise. */
            rotate: number;
            /**
             * @description How the parts are arranged.
             * @enum {string}
             */
            rule: "left_to_right" | "right_to_left" | "odd_left_to_right_even_right_to_left" | "odd_right_to_left_even_left_to_right";
            /** @description The id of the layer that it repeats. */
            template_id: string;
            /** @description The distance from the top in pixels. */
            top: number;
            /**
             * @description Which kind it is.
             * @constant
             */
            type: "AutoLayoutTemplate";
            /**
             * @description How the parts are aligned from top to bottom.
             * @enum {string}
             */
            vertical_align: "top" | "center" | "bottom";
            /** @description The distance between rows in pixels. */
            vertical_gap: number;
            /** @description Whether it is drawn. */
            visible: boolean;
            /** @description The width in pixels; null if it is not known. */
            width: number;
        };
        AutoLayoutTextLayer: {
            /**
             * @description How the lines are aligned.
             * @enum {string}
             */
            align: "left" | "center" | "right" | "top" | "bottom";
            /** @description Whether orders may change this layer. */
            can_design_in_order: boolean;
            /** @description What is in it, from back to front. */
            children: unknown[];
            /** @description Whether it is folded in the tree of the designer. */
            collapsed: boolean;
            /** @description Whether it is mirrored from left to right. */
            flip_horizontal: boolean;
            /** @description Whether it is mirrored from top to bottom. */
            flip_vertical: boolean;
            /** @description The size of the text in pixels. */
            font_size: number;
            /**
             * @description Whether the text is slanted.
             * @enum {string}
             */
            font_style: "normal" | "italic";
            /**
             * @description How bold the text is.
             * @enum {number}
             */
            font_weight: 200 | 400 | 600 | 800;
            /** @description The height in pixels; null if it is not known. */
            height: number;
            /** @description Identifies it in other calls. */
            id: string;
            /** @description The distance from the left in pixels. */
            left: number;
            /** @description The distance between letters. */
            letter_spacing: number;
            /** @description The height of a line, as a factor of the font size. */
            line_height: number;
            /** @description Whether it is protected from changes in the designer. */
            locked?: boolean;
            /** @description The name. */
            name: string;
            /** @description From 0, invisible, to 1. */
            opacity?: number;
            /** @description The rotation in degrees, clockwise. */
            rotate: number;
            /** @description The color of the outline. */
            stroke: string;
            /**
             * @description Whether the outline is inside, outside or on the edge.
             * @enum {string}
             */
            stroke_alignment: "center" | "outer";
            /** @description The distance between the letters and their outline, in millimeters. */
            stroke_gap_mm?: number;
            /** @description The width of the outline in pixels. */
            stroke_width: number;
            /** @description The id of the text of the layer. */
            text_id: string;
            /** @description The distance from the top in pixels. */
            top: number;
            /**
             * @description Which kind it is.
             * @constant
             */
            type: "AutoLayoutText";
            /** @description Whether it is drawn. */
            visible: boolean;
            /** @description The width in pixels; null if it is not known. */
            width: number;
            /**
             * @description Whether the text is written in lines or in columns.
             * @enum {string}
             */
            writing_mode: "horizontal-tb" | "vertical-lr";
        };
        BarcodeLayer: {
            /** @description Whether orders may change this layer. */
            can_design_in_order: boolean;
            /** @description What is in it, from back to front. */
            children: unknown[];
            /** @description Whether it is folded in the tree of the designer. */
            collapsed: boolean;
            /** @description Whether it is mirrored from left to right. */
            flip_horizontal: boolean;
            /** @description Whether it is mirrored from top to bottom. */
            flip_vertical: boolean;
            /** @description The height in pixels; null if it is not known. */
            height: number;
            /** @description Identifies it in other calls. */
            id: string;
            /** @description The distance from the left in pixels. */
            left: number;
            /** @description Whether it is protected from changes in the designer. */
            locked?: boolean;
            /** @description The name. */
            name: string;
            /** @description From 0, invisible, to 1. */
            opacity?: number;
            /** @description The rotation in degrees, clockwise. */
            rotate: number;
            /** @description The distance from the top in pixels. */
            top: number;
            /**
             * @description Which kind it is.
             * @constant
             */
            type: "Barcode";
            /** @description Whether it is drawn. */
            visible: boolean;
            /** @description The width in pixels; null if it is not known. */
            width: number;
        };
        Bill: {
            /** @description The amount, in the unit of `currency`. */
            amount: number;
            /** @description The balance. */
            balance: number;
            /**
             * Format: date-time
             * @description When it was created.
             */
            created_at: string;
            /**
             * @description Currency of the amounts (ISO 4217). The same for the whole factory.
             * @enum {string}
             */
            currency: "CNY" | "HKD" | "TWD" | "USD" | "EUR" | "GBP" | "AUD" | "CAD" | "SGD" | "MYR" | "THB";
            /** @description Identifies it in other calls. */
            id: number;
            /**
             * @description Which kind it is.
             * @enum {string}
             */
            kind: "recharge" | "order_payment" | "order_refund";
            /** @description The number. */
            no: string;
            /**
             * Format: date-time
             * @description When it was paid; null before.
             */
            paid_at: string;
            /**
             * @description How it was paid.
             * @enum {string}
             */
            payment_method: "wechat" | "alipay" | "balance" | "offline";
            /** @description The id of what it is about. */
            target_id: number;
            /** @description The number of what it is about. */
            target_no: string;
            /**
             * @description What it is about.
             * @enum {string}
             */
            target_type: "FormOrder" | "Recharge";
            /**
             * Format: date-time
             * @description When it was last changed.
             */
            updated_at: string;
            /** @description The customer that it belongs to. */
            user: {
                /** @description Identifies it in other calls. */
                id: number;
                /** @description The name that others see. */
                screen_name: string;
            };
            /** @description The id of the customer that it belongs to. */
            user_id: number;
        };
        Category: {
            /** @description What is in it, from back to front. */
            children: {
                /** @description Identifies it in other calls. */
                id: number;
                /** @description How many entries it has. */
                items_count: number;
                /** @description The name. */
                name: string;
                /** @description The id of what it belongs to; null at the top. */
                parent_id: number | null;
            }[];
            /**
             * Format: date-time
             * @description When it was created.
             */
            created_at: string;
            /** @description Identifies it in other calls. */
            id: number;
            /** @description How many entries it has. */
            items_count: number;
            /** @description The name. */
            name: string;
            /** @description What it belongs to; null at the top. */
            parent: {
                /** @description Identifies it in other calls. */
                id: number;
                /** @description The name. */
                name: string;
            } | null;
            /** @description The id of what it belongs to; null at the top. */
            parent_id: number | null;
            /**
             * Format: date-time
             * @description When it was last changed.
             */
            updated_at: string;
        };
        CategoryRef: {
            /** @description Identifies it in other calls. */
            id: number;
            /** @description The name. */
            name: string;
            /** @description The id of what it belongs to; null at the top. */
            parent_id: number | null;
        };
        ConfigItems: {
            /** @description What is in it, from back to front. */
            children: {
                /** @description The height in pixels; null if it is not known. */
                height?: number;
                /** @description Whether it belongs to another item. */
                is_child: boolean;
                /** @description The key that identifies it. */
                key: string;
                /** @description The values to choose from; empty if any is allowed. */
                options: components["schemas"]["DesignImageOption"][];
                /** @description Whether every order must have a value. */
                required: boolean;
                /**
                 * @description Which kind it is.
                 * @enum {string}
                 */
                type: "image" | "text" | "color" | "font_family";
                /** @description The value. */
                value: string;
                /** @description The width in pixels; null if it is not known. */
                width?: number;
            }[];
            /** @description The height in pixels; null if it is not known. */
            height?: number;
            /** @description Whether it belongs to another item. */
            is_child: boolean;
            /** @description The key that identifies it. */
            key: string;
            /** @description The values to choose from; empty if any is allowed. */
            options: components["schemas"]["DesignImageOption"][];
            /** @description Whether every order must have a value. */
            required: boolean;
            /**
             * @description Which kind it is.
             * @enum {string}
             */
            type: "image" | "text" | "color" | "font_family";
            /** @description The value. */
            value: string;
            /** @description The width in pixels; null if it is not known. */
            width?: number;
        }[];
        ConsumptionRecord: {
            /** @description The amount, in the unit of `currency`. */
            amount: number;
            /**
             * @description Currency of the amounts (ISO 4217). The same for the whole factory.
             * @enum {string}
             */
            currency: "CNY" | "HKD" | "TWD" | "USD" | "EUR" | "GBP" | "AUD" | "CAD" | "SGD" | "MYR" | "THB";
            /** @description The form orders that belong to it. */
            form_orders: {
                /** @description The amount, in the unit of `currency`. */
                amount: number;
                /** @description Identifies it in other calls. */
                id: number;
                /** @description The number. */
                no: string;
                /**
                 * @description The state that it is in.
                 * @enum {string}
                 */
                state: "init" | "paid" | "confirmed" | "in_production" | "sent" | "closed" | "refunded";
            }[];
            /** @description Identifies it in other calls. */
            id: number;
            /** @description The number. */
            no: string;
            /**
             * Format: date-time
             * @description When it was paid; null before.
             */
            paid_at: string;
            /** @description The customer that it belongs to. */
            user: {
                /** @description Identifies it in other calls. */
                id: number;
                /** @description The name that others see. */
                screen_name: string;
            };
            /** @description The id of the customer that it belongs to. */
            user_id: number;
        };
        CustomAreaImageLayer: {
            /** @description Whether orders may change this layer. */
            can_design_in_order: boolean;
            /** @description What is in it, from back to front. */
            children: unknown[];
            /** @description Whether it is folded in the tree of the designer. */
            collapsed: boolean;
            /** @description Whether it is mirrored from left to right. */
            flip_horizontal: boolean;
            /** @description Whether it is mirrored from top to bottom. */
            flip_vertical: boolean;
            /** @description The height in pixels; null if it is not known. */
            height: number;
            /** @description Identifies it in other calls. */
            id: string;
            /** @description The distance from the left in pixels. */
            left: number;
            /** @description Whether it is protected from changes in the designer. */
            locked?: boolean;
            /** @description The name. */
            name: string;
            /** @description From 0, invisible, to 1. */
            opacity?: number;
            /** @description The rotation in degrees, clockwise. */
            rotate: number;
            /** @description The distance from the top in pixels. */
            top: number;
            /**
             * @description Which kind it is.
             * @constant
             */
            type: "CustomAreaImage";
            /** @description Whether it is drawn. */
            visible: boolean;
            /** @description The width in pixels; null if it is not known. */
            width: number;
        };
        CustomAreaLayer: {
            /** @description Whether orders may change this layer. */
            can_design_in_order: boolean;
            /** @description What is in it, from back to front. */
            children: unknown[];
            /** @description Whether it is folded in the tree of the designer. */
            collapsed: boolean;
            /** @description Whether it is mirrored from left to right. */
            flip_horizontal: boolean;
            /** @description Whether it is mirrored from top to bottom. */
            flip_vertical: boolean;
            /** @description The height in pixels; null if it is not known. */
            height: number;
            /** @description Identifies it in other calls. */
            id: string;
            /** @description The distance from the left in pixels. */
            left: number;
            /** @description Whether it is protected from changes in the designer. */
            locked?: boolean;
            /** @description The name. */
            name: string;
            /** @description From 0, invisible, to 1. */
            opacity?: number;
            /** @description The rotation in degrees, clockwise. */
            rotate: number;
            /** @description The distance from the top in pixels. */
            top: number;
            /**
             * @description Which kind it is.
             * @constant
             */
            type: "CustomArea";
            /** @description Whether it is drawn. */
            visible: boolean;
            /** @description The width in pixels; null if it is not known. */
            width: number;
        };
        CustomItem: {
            /** @description For images: the height of its area in pixels. */
            height?: number;
            /** @description The name of the item. In an order, send it as `key` of an entry of `custom_fields`: `{ "key": "Name", "value": "Lin" }`. `定制项-Name`, the header of its column in a sheet, means the same. */
            key: string;
            /** @description The displayed name. The same as `key`. */
            label: string;
            /** @description The allowed values. An order sends the `label` or the `value` of one of them. Empty if any value is allowed. */
            options: {
                /** @description The displayed name. */
                label: string;
                /** @description The value. */
                value: string;
            }[];
            /** @description Whether every order must have a value for this item. */
            required: boolean;
            /**
             * @description What `value` must be in an order: a text, the `blob_url` of an uploaded image, a color, or the name of a font.
             * @enum {string}
             */
            type: "image" | "text" | "color" | "font_family";
            /** @description The default for orders without a value. */
            value: string;
            /** @description For images: the width of its area in pixels. */
            width?: number;
        };
        DesignImageItem: {
            /** @description Whether orders may change it. */
            editable: boolean;
            /** @description The displayed name. */
            label: string;
            /** @description The values to choose from; empty if any is allowed. */
            options?: components["schemas"]["DesignImageOption"][];
            /** @description Whether it is printed on the papers of a batch only. */
            papers_only?: boolean;
            /** @description Whether every order must have a value. */
            required: boolean;
            /** @description The value. */
            value: string;
        };
        DesignImageOption: {
            /** @description The height in pixels; null if it is not known. */
            height?: number;
            /** @description The displayed name. */
            label: string;
            /** @description The value. */
            value: string;
            /** @description The width in pixels; null if it is not known. */
            width?: number;
        };
        DesignItem: {
            /** @description Whether orders may change it. */
            editable: boolean;
            /** @description The displayed name. */
            label: string;
            /** @description The values to choose from; empty if any is allowed. */
            options?: {
                /** @description The displayed name. */
                label: string;
                /** @description The value. */
                value: string;
            }[];
            /** @description Whether it is printed on the papers of a batch only. */
            papers_only?: boolean;
            /** @description Whether every order must have a value. */
            required: boolean;
            /** @description The value. */
            value: string;
        };
        DesignNamedImage: {
            /** @description Whether orders may change it. */
            editable: boolean;
            /** @description Identifies it in other calls. */
            id: string;
            /** @description The displayed name. */
            label: string;
            /** @description The values to choose from; empty if any is allowed. */
            options?: components["schemas"]["DesignImageOption"][];
            /** @description Whether it is printed on the papers of a batch only. */
            papers_only?: boolean;
            /** @description Whether every order must have a value. */
            required: boolean;
            /** @description The value. */
            value: string;
        };
        DesignNamedText: {
            color: components["schemas"]["DesignItem"];
            fill_image: components["schemas"]["DesignImageItem"];
            font_family: components["schemas"]["DesignItem"];
            /** @description Identifies it in other calls. */
            id: string;
            text: components["schemas"]["DesignItem"];
        };
        DirectUploadRequest: {
            /** @description The MD5 digest of the content, in Base64. */
            base64_digest: string;
            /** @description The size of the file in bytes. */
            byte_size: number;
            /** @description The media type, such as `image/png`. The actual type is detected from the content. */
            content_type: string;
            /** @description The filename with its extension. */
            filename: string;
            /** @description Tags that you choose, to find it later. */
            tags?: string[];
        };
        Done: {
            /**
             * @description The code of the result: 200, or the code of an error.
             * @constant
             */
            code: 200;
            /** @description What happened, as a sentence in the language of the caller. */
            message: string;
        };
        EffectAreaLayer: {
            /** @description Whether orders may change this layer. */
            can_design_in_order: boolean;
            /** @description What is in it, from back to front. */
            children: unknown[];
            /** @description Whether it is folded in the tree of the designer. */
            collapsed: boolean;
            /** @description Whether it is mirrored from left to right. */
            flip_horizontal: boolean;
            /** @description Whether it is mirrored from top to bottom. */
            flip_vertical: boolean;
            /** @description The height in pixels; null if it is not known. */
            height: number;
            /** @description Identifies it in other calls. */
            id: string;
            /** @description The distance from the left in pixels. */
            left: number;
            /** @description Whether it is protected from changes in the designer. */
            locked?: boolean;
            /** @description The name. */
            name: string;
            /** @description From 0, invisible, to 1. */
            opacity?: number;
            /** @description The rotation in degrees, clockwise. */
            rotate: number;
            /** @description The distance from the top in pixels. */
            top: number;
            /**
             * @description Which kind it is.
             * @constant
             */
            type: "EffectArea";
            /** @description Whether it is drawn. */
            visible: boolean;
            /** @description The width in pixels; null if it is not known. */
            width: number;
        };
        ErrorAnswer: {
            /** @description Error code: the HTTP status followed by two digits. The meaning of a code never changes. */
            code: number;
            /** @description Values that belong to the error, for example `missing_amount` with its `currency`. */
            details?: {
                [key: string]: string | number;
            };
            /** @description Same text as `error_message`. Present only in responses of calls that generate form orders. */
            error?: string;
            /** @description Explanation of the error in the language of the request. */
            error_message: string;
            /** @description All invalid fields of the request. */
            fields?: components["schemas"]["FieldError"][];
            /** @description Same text as `error_message`. */
            message: string;
            /** @description One complete sentence for each entry of `fields`, in the same order. */
            messages?: string[];
            /** @description Identifier of the request. Include it when you contact the factory about the error. */
            request_id?: string;
        };
        FieldError: {
            /** @description Stable identifier of the problem, for example `unknown_size`. The documentation lists all codes. */
            code: string;
            /** @description Explanation of the problem in the language of the request, without the path. */
            message: string;
            /** @description Values that explain the problem, for example the size that was sent and the sizes that are available. */
            params: {
                [key: string]: string | number | string[];
            };
            /** @description Path of the field in the request, for example `orders_attributes[0].size`. */
            path: string;
        };
        FileRef: {
            /** @description The name of the file. */
            filename: string;
            /** @description Identifies it in other calls. */
            id: number;
            /** @description The address. */
            url: string;
        };
        FixedContentTextRectLayer: {
            /**
             * @description How the lines are aligned.
             * @enum {string}
             */
            align: "left" | "center" | "right" | "top" | "bottom";
            /** @description Whether orders may change this layer. */
            can_design_in_order: boolean;
            /** @description What is in it, from back to front. */
            children: unknown[];
            /** @description Whether it is folded in the tree of the designer. */
            collapsed: boolean;
            color: components["schemas"]["DesignItem"];
            /**
             * @description How the text is made to fit its area.
             * @enum {string}
             */
            fit?: "none" | "shrink" | "wrap";
            /** @description Texts with the same group get the same size. */
            fit_group?: string;
            /** @description In how many lines the text may be broken. */
            fit_lines?: number;
            /** @description The smallest size to which the text may shrink. */
            fit_size_min?: number;
            /** @description Whether it is mirrored from left to right. */
            flip_horizontal: boolean;
            /** @description Whether it is mirrored from top to bottom. */
            flip_vertical: boolean;
            font_family: components["schemas"]["DesignItem"];
            /** @description The size of the text in pixels. */
            font_size: number;
            /**
             * @description Whether the text is slanted.
             * @enum {string}
             */
            font_style: "normal" | "italic";
            /**
             * @description How bold the text is.
             * @enum {number}
             */
            font_weight: 200 | 400 | 600 | 800;
            /** @description The height in pixels; null if it is not known. */
            height: number;
            /** @description Identifies it in other calls. */
            id: string;
            /** @description The distance from the left in pixels. */
            left: number;
            /** @description The distance between letters. */
            letter_spacing: number;
            /** @description The height of a line, as a factor of the font size. */
            line_height: number;
            /** @description Whether it is protected from changes in the designer. */
            locked?: boolean;
            /** @description The name. */
            name: string;
            /** @description From 0, invisible, to 1. */
            opacity?: number;
            /** @description The rotation in degrees, clockwise. */
            rotate: number;
            /** @description The color of the outline. */
            stroke: string;
            /**
             * @description Whether the outline is inside, outside or on the edge.
             * @enum {string}
             */
            stroke_alignment: "center" | "outer";
            /** @description The distance between the letters and their outline, in millimeters. */
            stroke_gap_mm?: number;
            /** @description The width of the outline in pixels. */
            stroke_width: number;
            /**
             * @description What the text shows.
             * @enum {string}
             */
            text_content_type: "sku_template_no" | "sku_template_name" | "sku_template_material_name" | "sku_template_size" | "order_time" | "production_batch_no" | "order_no";
            /** @description The distance from the top in pixels. */
            top: number;
            /**
             * @description Which kind it is.
             * @constant
             */
            type: "FixedContentTextRect";
            /** @description Whether it is drawn. */
            visible: boolean;
            /** @description The width in pixels; null if it is not known. */
            width: number;
            /**
             * @description Whether the text is written in lines or in columns.
             * @enum {string}
             */
            writing_mode: "horizontal-tb" | "vertical-lr";
        };
        FontLibrary: {
            /**
             * Format: date-time
             * @description When it was created.
             */
            created_at: string;
            font_file: components["schemas"]["FileRef"];
            /** @description Identifies it in other calls. */
            id: number;
            /** @description The name. */
            name: string;
            /** @description The tags. */
            tag_list: string[];
            /** @description The tags. */
            tags: string[];
            /**
             * Format: date-time
             * @description When it was last changed.
             */
            updated_at: string;
        };
        FormOrder: {
            /** @description The amount, in the unit of `currency`. */
            amount: number;
            /** @description Whether the caller may refund it now. */
            can_refund: boolean;
            /** @description The category; null without one. */
            category: components["schemas"]["CategoryRef"] | null;
            /** @description The id of the category; null without one. */
            category_id: number | null;
            /** @description The request to confirm production once all proofs are rendered; null without one. */
            confirm_request: {
                /** @description What holds the confirmation: failed images or findings; null while images are rendered. */
                held_by: ("failed_images" | "findings") | null;
                /**
                 * Format: date-time
                 * @description When it was requested.
                 */
                requested_at: string;
                /** @description The customer that it belongs to. */
                user: {
                    /** @description Identifies it in other calls. */
                    id: number;
                    /** @description The name that others see. */
                    screen_name: string;
                };
            } | null;
            /**
             * Format: date-time
             * @description When it was created.
             */
            created_at: string;
            /**
             * @description Currency of the amounts (ISO 4217). The same for the whole factory.
             * @enum {string}
             */
            currency: "CNY" | "HKD" | "TWD" | "USD" | "EUR" | "GBP" | "AUD" | "CAD" | "SGD" | "MYR" | "THB";
            /** @description The name as screens show it. */
            display_name: string;
            /** @description Pictures of the product. */
            effect_images: components["schemas"]["FileRef"][];
            /** @description When it was closed or refunded; null before. */
            ended_at: string | null;
            /** @description How many of its live orders have findings in their prints. */
            finding_counts: {
                /** @description How many orders have findings that should be corrected. */
                errors: number;
                /** @description The orders that belong to it, or how many. */
                orders: number;
                /** @description How many orders have findings that should be looked at. */
                warnings: number;
            };
            /** @description Identifies it in other calls. */
            id: number;
            /** @description The number. */
            no: string;
            /** @description How many orders it has. */
            orders_count: number;
            /** @description When it was paid; null before. */
            paid_at: string | null;
            /** @description The member who placed it; null if a program did. */
            placed_by: {
                /** @description Identifies it in other calls. */
                id: number;
                /** @description The name that others see. */
                screen_name: string;
            } | null;
            /** @description The number of pieces. */
            quantity: number;
            /** @description Why the factory ended it; empty otherwise. */
            rejected_reason: string;
            /** @description The template. */
            sku_template: {
                /** @description Identifies it in other calls. */
                id: number;
                /**
                 * @description Which kind it is.
                 * @enum {string}
                 */
                kind: "micro_custom" | "form_order" | "batch_order";
            };
            /** @description The name of the template. */
            sku_template_name: string;
            /** @description The number of the template. */
            sku_template_no: string;
            /**
             * @description The state that it is in.
             * @enum {string}
             */
            state: "init" | "paid" | "confirmed" | "in_production" | "sent" | "closed" | "refunded";
            /** @description The tags. */
            tag_list: string[];
            /**
             * @description Which kind it is.
             * @enum {string}
             */
            type: "FormOrder::MicroCustom" | "FormOrder::Form" | "FormOrder::Batch";
            /**
             * Format: date-time
             * @description When it was last changed.
             */
            updated_at: string;
            /** @description The customer that it belongs to. */
            user: {
                /** @description Identifies it in other calls. */
                id: number;
                /** @description The name that others see. */
                screen_name: string;
            };
            /** @description The id of the customer that it belongs to. */
            user_id: number;
        };
        FormOrderDetail: {
            /** @description The changes after the order was placed, oldest first. */
            amendments: {
                /** @description Each changed field with its values before and after. */
                changes: {
                    /** @description The value after the change. */
                    after: string;
                    /** @description The value before the change. */
                    before: string;
                    /**
                     * @description The field that was changed.
                     * @enum {string}
                     */
                    field: "receiver_name" | "phone" | "company_name" | "country" | "province" | "city" | "address" | "zip_code" | "shipping_method" | "remark" | "quantity" | "custom_field" | "layers" | "shipping_no" | "shipping_company" | "outbound";
                    /** @description The key that identifies it. */
                    key: string;
                }[];
                /**
                 * Format: date-time
                 * @description When it was created.
                 */
                created_at: string;
                /** @description Identifies it in other calls. */
                id: number;
                /** @description The order that it belongs to or is about. */
                order: {
                    /** @description Identifies it in other calls. */
                    id: number;
                    /** @description The number. */
                    no: string;
                };
                /** @description Why. */
                reason: string;
                /** @description The customer that it belongs to. */
                user: {
                    /** @description Identifies it in other calls. */
                    id: number;
                    /** @description The name that others see. */
                    screen_name: string;
                };
            }[];
            /** @description The amount, in the unit of `currency`. */
            amount: number;
            /** @description How the amount is composed, by size and price. */
            amount_parts: {
                /** @description The amount, in the unit of `currency`. */
                amount: number;
                /** @description How many orders it has. */
                orders_count: number;
                /** @description The price of one piece. */
                price: number;
                /** @description The number of pieces. */
                quantity: number;
                /** @description The size; empty if the template has no sizes. */
                size: string;
                /** @description What the rendering of one order costs. */
                system_rendering_price: number;
            }[];
            /** @description Whether the caller may refund it now. */
            can_refund: boolean;
            /** @description The category; null without one. */
            category: components["schemas"]["CategoryRef"] | null;
            /** @description The id of the category; null without one. */
            category_id: number | null;
            /** @description The request to confirm production once all proofs are rendered; null without one. */
            confirm_request: {
                /** @description What holds the confirmation: failed images or findings; null while images are rendered. */
                held_by: ("failed_images" | "findings") | null;
                /**
                 * Format: date-time
                 * @description When it was requested.
                 */
                requested_at: string;
                /** @description The customer that it belongs to. */
                user: {
                    /** @description Identifies it in other calls. */
                    id: number;
                    /** @description The name that others see. */
                    screen_name: string;
                };
            } | null;
            /**
             * Format: date-time
             * @description When it was created.
             */
            created_at: string;
            /**
             * @description Currency of the amounts (ISO 4217). The same for the whole factory.
             * @enum {string}
             */
            currency: "CNY" | "HKD" | "TWD" | "USD" | "EUR" | "GBP" | "AUD" | "CAD" | "SGD" | "MYR" | "THB";
            /** @description The name as screens show it. */
            display_name: string;
            /** @description Pictures of the product. */
            effect_images: components["schemas"]["FileRef"][];
            /** @description When it was closed or refunded; null before. */
            ended_at: string | null;
            /** @description How many of its live orders have findings in their prints. */
            finding_counts: {
                /** @description How many orders have findings that should be corrected. */
                errors: number;
                /** @description The orders that belong to it, or how many. */
                orders: number;
                /** @description How many orders have findings that should be looked at. */
                warnings: number;
            };
            /** @description The fonts, with their files. */
            font_libraries: components["schemas"]["FontLibrary"][];
            /** @description Identifies it in other calls. */
            id: number;
            /** @description The images, or how many of them are in each state. */
            images: {
                /** @description How many are finished. */
                done: number;
                /** @description How many have failed. */
                failed: number;
                /** @description How many are not finished. */
                waiting: number;
            };
            /** @description The sheet that it was imported from; null if there is none. */
            import_file: components["schemas"]["FileRef"] | null;
            /** @description How many orders there are besides those in this answer; read them by `GET /orders`. */
            more_orders: string | null;
            /** @description The moves between states: who made them and when. */
            moves: {
                /**
                 * Format: date-time
                 * @description When it was created.
                 */
                created_at: string;
                /**
                 * @description The name of the move.
                 * @enum {string}
                 */
                move: "pay" | "close" | "confirm" | "refund" | "reject" | "start" | "stop" | "send" | "recall";
                /** @description The customer that it belongs to. */
                user: {
                    /** @description Identifies it in other calls. */
                    id: number;
                    /** @description The name that others see. */
                    screen_name: string;
                } | null;
            }[];
            /** @description The number. */
            no: string;
            /** @description The images of the template as they were when it was ordered. */
            order_image_configs: {
                /** @description The images of the printed areas. */
                custom_area_configs: components["schemas"]["TemplateConfig"][];
                /** @description The images that show the product. */
                effect_image_configs: components["schemas"]["TemplateConfig"][];
                /** @description The images from which the product is printed. */
                production_image_configs: components["schemas"]["TemplateConfig"][];
            };
            /** @description The orders that belong to it, or how many. */
            orders: components["schemas"]["Order"][];
            /** @description How many orders it has. */
            orders_count: number;
            /** @description When it was paid; null before. */
            paid_at: string | null;
            /** @description The member who placed it; null if a program did. */
            placed_by: {
                /** @description Identifies it in other calls. */
                id: number;
                /** @description The name that others see. */
                screen_name: string;
            } | null;
            /** @description The production batches. */
            production_batches: {
                /** @description Identifies it in other calls. */
                id: number;
                /** @description The number. */
                no: string;
                /** @description How many orders it has. */
                orders_count: number;
                /** @description The state that it is in. */
                state: string;
            }[];
            /** @description The number of pieces. */
            quantity: number;
            /** @description How many receivers the orders have. */
            receivers_count: number;
            /** @description The id of the approval that a refund waits for; null without one. */
            refund_approval_id: number | null;
            /** @description Why the factory ended it; empty otherwise. */
            rejected_reason: string;
            /** @description The template. */
            sku_template: {
                /** @description Identifies it in other calls. */
                id: number;
                /**
                 * @description Which kind it is.
                 * @enum {string}
                 */
                kind: "micro_custom" | "form_order" | "batch_order";
            };
            /** @description The name of the template. */
            sku_template_name: string;
            /** @description The number of the template. */
            sku_template_no: string;
            /**
             * @description The state that it is in.
             * @enum {string}
             */
            state: "init" | "paid" | "confirmed" | "in_production" | "sent" | "closed" | "refunded";
            /** @description The tags. */
            tag_list: string[];
            /**
             * @description Which kind it is.
             * @enum {string}
             */
            type: "FormOrder::MicroCustom" | "FormOrder::Form" | "FormOrder::Batch";
            /**
             * Format: date-time
             * @description When it was last changed.
             */
            updated_at: string;
            /** @description The customer that it belongs to. */
            user: {
                /** @description Identifies it in other calls. */
                id: number;
                /** @description The name that others see. */
                screen_name: string;
            };
            /** @description The id of the customer that it belongs to. */
            user_id: number;
        };
        FormOrderEvent: {
            /** @description The form order that it belongs to or is about. */
            form_order: {
                /** @description The amount, in the unit of `currency`. */
                amount: number;
                /**
                 * @description Currency of the amounts (ISO 4217). The same for the whole factory.
                 * @enum {string}
                 */
                currency: "CNY" | "HKD" | "TWD" | "USD" | "EUR" | "GBP" | "AUD" | "CAD" | "SGD" | "MYR" | "THB";
                /** @description Identifies it in other calls. */
                id: number;
                /** @description The number. */
                no: string;
                /** @description The customer’s numbers of the orders that moved with the form order. */
                order_nos: string[];
                /** @description How many orders it has. */
                orders_count: number;
                /** @description Why the factory ended it; empty otherwise. */
                rejected_reason: string;
                /**
                 * @description The state that it is in.
                 * @enum {string}
                 */
                state: "init" | "paid" | "confirmed" | "in_production" | "sent" | "closed" | "refunded";
            };
        };
        FormOrderRequest: {
            /** @description The `blob_url` of the uploaded sheet that the rows come from. It is stored with the form order and can be downloaded later. */
            import_file?: string | null;
            /** @description One entry per order. An order has one size, one design and one receiver. */
            orders_attributes: components["schemas"]["OrderAttributes"][];
            /** @description The number of a published template, such as `SKU000024`. */
            sku_template_no: string;
            /** @description Tags that you choose, to find it later. */
            tag_list?: string[];
            /**
             * @description The order type. It must match the kind of the template.
             * @enum {string}
             */
            type: "FormOrder::MicroCustom" | "FormOrder::Form" | "FormOrder::Batch";
        };
        GroupLayer: {
            /** @description Whether orders may change this layer. */
            can_design_in_order: boolean;
            /** @description What is in it, from back to front. */
            children: (components["schemas"]["ImageLayer"] | components["schemas"]["TextRectLayer"] | components["schemas"]["TileImageAreaLayer"] | components["schemas"]["RectLayer"] | components["schemas"]["GroupLayer"] | components["schemas"]["ImageGroupLayer"] | components["schemas"]["TextGroupLayer"] | components["schemas"]["ImageGroupTemplateLayer"] | components["schemas"]["AutoLayoutLayer"] | components["schemas"]["QrcodeGroupLayer"])[];
            /** @description Whether it is folded in the tree of the designer. */
            collapsed: boolean;
            /** @description Whether it is mirrored from left to right. */
            flip_horizontal: boolean;
            /** @description Whether it is mirrored from top to bottom. */
            flip_vertical: boolean;
            /** @description The height in pixels; null if it is not known. */
            height: number;
            /** @description Identifies it in other calls. */
            id: string;
            /** @description The distance from the left in pixels. */
            left: number;
            /** @description Whether it is protected from changes in the designer. */
            locked?: boolean;
            /** @description The name. */
            name: string;
            /** @description From 0, invisible, to 1. */
            opacity?: number;
            /** @description The rotation in degrees, clockwise. */
            rotate: number;
            /** @description The distance from the top in pixels. */
            top: number;
            /**
             * @description Which kind it is.
             * @constant
             */
            type: "Group";
            /** @description Whether it is drawn. */
            visible: boolean;
            /** @description The width in pixels; null if it is not known. */
            width: number;
        };
        ImageGroupImageLayer: {
            /** @description Whether orders may change this layer. */
            can_design_in_order: boolean;
            /** @description What is in it, from back to front. */
            children: unknown[];
            /** @description Whether it is folded in the tree of the designer. */
            collapsed: boolean;
            /** @description Whether it is mirrored from left to right. */
            flip_horizontal: boolean;
            /** @description Whether it is mirrored from top to bottom. */
            flip_vertical: boolean;
            /** @description The height in pixels; null if it is not known. */
            height: number;
            /** @description Identifies it in other calls. */
            id: string;
            /** @description The distance from the left in pixels. */
            left: number;
            /** @description Whether it is protected from changes in the designer. */
            locked?: boolean;
            /**
             * @description The shape that cuts it out.
             * @enum {string}
             */
            mask?: "none" | "rounded" | "circle" | "image";
            /** @description The picture whose shape cuts it out. */
            mask_image?: string;
            /** @description The radius of rounded corners. */
            mask_radius?: number;
            /** @description The name. */
            name: string;
            /** @description From 0, invisible, to 1. */
            opacity?: number;
            /** @description The rotation in degrees, clockwise. */
            rotate: number;
            /** @description The distance from the top in pixels. */
            top: number;
            /**
             * @description Which kind it is.
             * @constant
             */
            type: "ImageGroupImage";
            /** @description Whether it is drawn. */
            visible: boolean;
            /** @description The width in pixels; null if it is not known. */
            width: number;
        };
        ImageGroupLayer: {
            /** @description Whether orders may change this layer. */
            can_design_in_order: boolean;
            /** @description What is in it, from back to front. */
            children: components["schemas"]["ImageGroupImageLayer"][];
            /** @description Whether it is folded in the tree of the designer. */
            collapsed: boolean;
            /** @description Whether it is mirrored from left to right. */
            flip_horizontal: boolean;
            /** @description Whether it is mirrored from top to bottom. */
            flip_vertical: boolean;
            /** @description The height in pixels; null if it is not known. */
            height: number;
            /** @description Identifies it in other calls. */
            id: string;
            /** @description The distance from the left in pixels. */
            left: number;
            /** @description Whether it is protected from changes in the designer. */
            locked?: boolean;
            /** @description The name. */
            name: string;
            /** @description From 0, invisible, to 1. */
            opacity?: number;
            /** @description The rotation in degrees, clockwise. */
            rotate: number;
            /** @description The distance from the top in pixels. */
            top: number;
            /**
             * @description Which kind it is.
             * @constant
             */
            type: "ImageGroup";
            url: components["schemas"]["DesignImageItem"];
            /** @description Whether it is drawn. */
            visible: boolean;
            /** @description The width in pixels; null if it is not known. */
            width: number;
        };
        ImageGroupTemplateChildLayer: {
            /** @description Whether orders may change this layer. */
            can_design_in_order: boolean;
            /** @description What is in it, from back to front. */
            children: (components["schemas"]["TemplateChildImageLayer"] | components["schemas"]["TemplateChildTextRectLayer"])[];
            /** @description Whether it is folded in the tree of the designer. */
            collapsed: boolean;
            /** @description Whether it is mirrored from left to right. */
            flip_horizontal: boolean;
            /** @description Whether it is mirrored from top to bottom. */
            flip_vertical: boolean;
            /** @description The height in pixels; null if it is not known. */
            height: number;
            /** @description Identifies it in other calls. */
            id: string;
            /** @description The distance from the left in pixels. */
            left: number;
            /** @description Whether it is protected from changes in the designer. */
            locked?: boolean;
            /** @description The name. */
            name: string;
            /** @description From 0, invisible, to 1. */
            opacity?: number;
            /** @description The rotation in degrees, clockwise. */
            rotate: number;
            /** @description The template of its parts. */
            template: string;
            /** @description The distance from the top in pixels. */
            top: number;
            /**
             * @description Which kind it is.
             * @constant
             */
            type: "ImageGroupTemplateChild";
            /** @description Whether it is drawn. */
            visible: boolean;
            /** @description The width in pixels; null if it is not known. */
            width: number;
        };
        ImageGroupTemplateLayer: {
            /** @description Whether orders may change this layer. */
            can_design_in_order: boolean;
            /** @description What is in it, from back to front. */
            children: components["schemas"]["ImageGroupTemplateChildLayer"][];
            /** @description Whether it is folded in the tree of the designer. */
            collapsed: boolean;
            /** @description Whether it is mirrored from left to right. */
            flip_horizontal: boolean;
            /** @description Whether it is mirrored from top to bottom. */
            flip_vertical: boolean;
            /** @description The height in pixels; null if it is not known. */
            height: number;
            /** @description Identifies it in other calls. */
            id: string;
            /** @description The images, or how many of them are in each state. */
            images: components["schemas"]["DesignNamedImage"][];
            /** @description The distance from the left in pixels. */
            left: number;
            /** @description Whether it is protected from changes in the designer. */
            locked?: boolean;
            /** @description The name. */
            name: string;
            /** @description From 0, invisible, to 1. */
            opacity?: number;
            /** @description The rotation in degrees, clockwise. */
            rotate: number;
            template: components["schemas"]["DesignItem"];
            /** @description The texts to choose from. */
            texts: components["schemas"]["DesignNamedText"][];
            /** @description The distance from the top in pixels. */
            top: number;
            /**
             * @description Which kind it is.
             * @constant
             */
            type: "ImageGroupTemplate";
            /** @description Whether it is drawn. */
            visible: boolean;
            /** @description The width in pixels; null if it is not known. */
            width: number;
        };
        ImageLayer: {
            /** @description Whether orders may change this layer. */
            can_design_in_order: boolean;
            /** @description What is in it, from back to front. */
            children: unknown[];
            /** @description Whether it is folded in the tree of the designer. */
            collapsed: boolean;
            /** @description Whether it is mirrored from left to right. */
            flip_horizontal: boolean;
            /** @description Whether it is mirrored from top to bottom. */
            flip_vertical: boolean;
            /** @description The height in pixels; null if it is not known. */
            height: number;
            /** @description Identifies it in other calls. */
            id: string;
            /** @description The distance from the left in pixels. */
            left: number;
            /** @description Whether it is protected from changes in the designer. */
            locked?: boolean;
            /**
             * @description The shape that cuts it out.
             * @enum {string}
             */
            mask?: "none" | "rounded" | "circle" | "image";
            /** @description The picture whose shape cuts it out. */
            mask_image?: string;
            /** @description The radius of rounded corners. */
            mask_radius?: number;
            /** @description The name. */
            name: string;
            /** @description From 0, invisible, to 1. */
            opacity?: number;
            /** @description The rotation in degrees, clockwise. */
            rotate: number;
            /** @description The distance from the top in pixels. */
            top: number;
            /**
             * @description Which kind it is.
             * @constant
             */
            type: "Image";
            url: components["schemas"]["DesignImageItem"];
            /** @description Whether it is drawn. */
            visible: boolean;
            /** @description The width in pixels; null if it is not known. */
            width: number;
        };
        ImageLibrary: {
            /**
             * Format: date-time
             * @description When it was created.
             */
            created_at: string;
            /** @description A description. */
            description: string;
            /** @description The file. */
            file: components["schemas"]["FileRef"] | null;
            /** @description Identifies it in other calls. */
            id: number;
            /** @description The category of the library; null without one. */
            library_category: components["schemas"]["CategoryRef"] | null;
            /** @description The id of the category of the library; null without one. */
            library_category_id: number | null;
            /** @description The name. */
            name: string;
            /** @description The pictures that are shown first. */
            preview_images: components["schemas"]["FileRef"][];
            /** @description The tags. */
            tag_list: string[];
            /**
             * Format: date-time
             * @description When it was last changed.
             */
            updated_at: string;
        };
        ImportPreview: {
            /** @description The amount, in the unit of `currency`. */
            amount: number;
            /** @description How many rows are invalid. */
            failed_count: number;
            /** @description How many rows are hidden in the sheet; they are ordered too. */
            hidden_count: number;
            /** @description How many images the sheet brings along. */
            images_count: number;
            /** @description The number of pieces. */
            quantity: number;
            /** @description How many rows it has. */
            rows_count: number;
            /** @description The templates, with what is ordered of each. */
            templates: {
                /** @description The amount, in the unit of `currency`. */
                amount: number;
                /** @description The name. */
                name: string;
                /** @description The number of pieces. */
                quantity: number;
                /** @description How many rows it has. */
                rows_count: number;
                /** @description The first rows, for a preview. */
                samples: {
                    /** @description The values of the custom items: the name of each and its value. */
                    custom_fields: {
                        /** @description The key that identifies it. */
                        key: string;
                        /** @description The value. */
                        value: string;
                    }[];
                    /** @description The number. */
                    no: string;
                    /** @description The addresses of the finished images that the customer supplied. */
                    production_image_urls: string[];
                    /** @description The number of the row in the sheet. */
                    row_number: number;
                    /** @description The size; empty if the template has no sizes. */
                    size: string;
                }[];
                /** @description The number of the template. */
                sku_template_no: string;
                /**
                 * @description Which kind it is.
                 * @enum {string}
                 */
                type: "FormOrder::MicroCustom" | "FormOrder::Form" | "FormOrder::Batch";
            }[];
        };
        ImportTask: {
            /**
             * Format: date-time
             * @description When it was created.
             */
            created_at: string;
            /** @description Who created it. */
            creator: {
                /** @description Identifies it in other calls. */
                id: number;
                /** @description The name that others see. */
                screen_name: string;
            };
            /** @description The id of whoever created it. */
            creator_id: number;
            /**
             * @description Always `User`.
             * @constant
             */
            creator_type: "User";
            /** @description The failed rows as a sheet, to be corrected and imported again. */
            error_file: components["schemas"]["FileRef"] | null;
            /** @description What is wrong, one line for each problem. */
            errs: string[];
            /** @description How many problems there are in all. */
            errs_count: number;
            file: components["schemas"]["FileRef"];
            /** @description The form orders that belong to it. */
            form_orders: {
                /** @description The name as screens show it. */
                display_name: string;
                /** @description Identifies it in other calls. */
                id: number;
                /** @description The number. */
                no: string;
                /**
                 * @description Which kind it is.
                 * @enum {string}
                 */
                type: "FormOrder::MicroCustom" | "FormOrder::Form" | "FormOrder::Batch";
            }[];
            /** @description Identifies it in other calls. */
            id: number;
            /**
             * @description What the import makes: orders.
             * @enum {string}
             */
            import_processor: "import_orders";
            /** @description How far it is, in percent. */
            progress_rate: number;
            /**
             * @description How far the import is.
             * @enum {string}
             */
            status: "pending" | "progressing" | "checked" | "finished" | "failed";
            /** @description The id of what it is about. */
            target_id: number | null;
            /** @description What it is about. */
            target_type: ("FormOrder::MicroCustom" | "FormOrder::Form" | "FormOrder::Batch") | null;
            /**
             * Format: date-time
             * @description When it was last changed.
             */
            updated_at: string;
        };
        ImportTaskDetail: {
            /**
             * Format: date-time
             * @description When it was created.
             */
            created_at: string;
            /** @description Who created it. */
            creator: {
                /** @description Identifies it in other calls. */
                id: number;
                /** @description The name that others see. */
                screen_name: string;
            };
            /** @description The id of whoever created it. */
            creator_id: number;
            /**
             * @description Always `User`.
             * @constant
             */
            creator_type: "User";
            /** @description The failed rows as a sheet, to be corrected and imported again. */
            error_file: components["schemas"]["FileRef"] | null;
            /** @description What is wrong, one line for each problem. */
            errs: string[];
            /** @description How many problems there are in all. */
            errs_count: number;
            file: components["schemas"]["FileRef"];
            /** @description The form orders that belong to it. */
            form_orders: {
                /** @description The name as screens show it. */
                display_name: string;
                /** @description Identifies it in other calls. */
                id: number;
                /** @description The number. */
                no: string;
                /**
                 * @description Which kind it is.
                 * @enum {string}
                 */
                type: "FormOrder::MicroCustom" | "FormOrder::Form" | "FormOrder::Batch";
            }[];
            /** @description The headers of the sheet, in their order. */
            headers: {
                /** @description The key that identifies it. */
                key: string | null;
                /** @description Values from the first rows; missing in tasks of earlier releases. */
                samples?: string[];
                /** @description The text. */
                text: string;
            }[];
            /** @description Identifies it in other calls. */
            id: number;
            /**
             * @description What the import makes: orders.
             * @enum {string}
             */
            import_processor: "import_orders";
            /** @description The photos that no cell names, and the image cells that are empty. */
            photos: {
                /** @description The photos that a person has assigned. */
                assigned: {
                    /** @description The key of the column. */
                    column: string;
                    /** @description The displayed name. */
                    label: string;
                    /** @description The number. */
                    no: string;
                    /** @description The id of the photo. */
                    photo: {
                        /** @description Identifies it in other calls. */
                        id: string;
                        /** @description The name of the file with its folders. */
                        path: string;
                        /**
                         * @description Why.
                         * @enum {string}
                         */
                        reason: "no_order" | "which_order" | "which_item" | "taken" | "no_cell";
                        /** @description The number of the row in the sheet. */
                        row_number: number | null;
                        /** @description The address. */
                        url: string | null;
                    };
                    /** @description The number of the row in the sheet. */
                    row_number: number;
                }[];
                /** @description Whether photos were assigned after the last check; check again to apply them. */
                is_outdated: boolean;
                /** @description How many photos were matched to rows by their names. */
                matched_count: number;
                /** @description Empty image cells that photos can be assigned to. */
                places: {
                    /** @description The key of the column. */
                    column: string;
                    /** @description The displayed name. */
                    label: string;
                    /** @description The number. */
                    no: string;
                    /** @description The number of the row in the sheet. */
                    row_number: number;
                }[];
                /** @description How many empty image cells there are. */
                places_count: number;
                /** @description Photos without a row, and why. */
                unmatched: {
                    /** @description Identifies it in other calls. */
                    id: string;
                    /** @description The name of the file with its folders. */
                    path: string;
                    /**
                     * @description Why.
                     * @enum {string}
                     */
                    reason: "no_order" | "which_order" | "which_item" | "taken" | "no_cell";
                    /** @description The number of the row in the sheet. */
                    row_number: number | null;
                    /** @description The address. */
                    url: string | null;
                }[];
                /** @description How many photos have no row. */
                unmatched_count: number;
            } | null;
            /** @description What the checked sheet would order; null before the check. */
            preview: components["schemas"]["ImportPreview"] | null;
            /** @description How far it is, in percent. */
            progress_rate: number;
            /**
             * @description How far the import is.
             * @enum {string}
             */
            status: "pending" | "progressing" | "checked" | "finished" | "failed";
            /** @description The id of what it is about. */
            target_id: number | null;
            /** @description What it is about. */
            target_type: ("FormOrder::MicroCustom" | "FormOrder::Form" | "FormOrder::Batch") | null;
            /**
             * Format: date-time
             * @description When it was last changed.
             */
            updated_at: string;
        };
        Layer: components["schemas"]["ImageLayer"] | components["schemas"]["TextRectLayer"] | components["schemas"]["TileImageAreaLayer"] | components["schemas"]["RectLayer"] | components["schemas"]["GroupLayer"] | components["schemas"]["ImageGroupLayer"] | components["schemas"]["TextGroupLayer"] | components["schemas"]["ImageGroupTemplateLayer"] | components["schemas"]["AutoLayoutLayer"] | components["schemas"]["QrcodeGroupLayer"] | components["schemas"]["CustomAreaLayer"] | components["schemas"]["EffectAreaLayer"];
        LayerChange: {
            /** @description Whether it is mirrored from left to right. */
            flip_horizontal?: boolean;
            /** @description Whether it is mirrored from top to bottom. */
            flip_vertical?: boolean;
            /** @description The height in pixels; null if it is not known. */
            height?: number;
            /** @description The size of the picture within its area. */
            image_size?: {
                /** @description The height in pixels; null if it is not known. */
                height: number;
                /** @description The width in pixels; null if it is not known. */
                width: number;
            };
            /** @description The images, or how many of them are in each state. */
            images?: {
                [key: string]: string;
            };
            /** @description The distance from the left in pixels. */
            left?: number;
            /** @description The rotation in degrees, clockwise. */
            rotate?: number;
            /** @description The distance from the top in pixels. */
            top?: number;
            /** @description The address. */
            url?: string;
            /** @description The width in pixels; null if it is not known. */
            width?: number;
        };
        LayerDiff: {
            [key: string]: components["schemas"]["LayerChange"];
        };
        MockupRequest: {
            /** @description Values for the custom items of the template: `key` is the name of the item, alone or after `定制项-` as in a sheet, `value` is a text or the `blob_url` of an uploaded image. */
            custom_fields?: {
                /** @description The key that identifies it. */
                key: string;
                /** @description The value. */
                value?: (string | number) | null;
            }[] | null;
            /** @description Only for `FormOrder::Form`: the `blob_url` of each finished image, with exactly the pixel dimensions of the size. */
            production_image_urls?: string[] | null;
            /** @description One of the sizes of the template. Required unless the template has no sizes. */
            size?: string | null;
            /** @description The number of a published template, such as `SKU000024`. */
            sku_template_no: string;
        };
        Mockups: {
            /** @description The images, or how many of them are in each state. */
            images: {
                /** @description The id of the image of the template. */
                config_id: string;
                /** @description What the check found in the print. */
                findings: components["schemas"]["RenderFinding"][];
                /** @description The height in pixels; null if it is not known. */
                height: number;
                /** @description The name. */
                name: string;
                /** @description The address. */
                url: string;
                /** @description The width in pixels; null if it is not known. */
                width: number;
            }[];
        };
        Order: {
            /** @description Street and number of the receiver. */
            address: string;
            /** @description The amount, in the unit of `currency`. */
            amount: number;
            /** @description The id of the category; null without one. */
            category_id: number | null;
            /** @description The city of the receiver. */
            city: string;
            /** @description The company of the receiver. */
            company_name: string;
            /** @description The country of the receiver, as it was written. */
            country: string;
            /** @description The ISO code of the country; null if it was not recognized. */
            country_code: string | null;
            /**
             * Format: date-time
             * @description When it was created.
             */
            created_at: string;
            /**
             * @description Currency of the amounts (ISO 4217). The same for the whole factory.
             * @enum {string}
             */
            currency: "CNY" | "HKD" | "TWD" | "USD" | "EUR" | "GBP" | "AUD" | "CAD" | "SGD" | "MYR" | "THB";
            /** @description When the personal data of the order was erased; null before. */
            erased_at: string | null;
            /** @description How many of its live orders have findings in their prints. */
            finding_counts: {
                /** @description How many orders have findings that should be corrected. */
                errors: number;
                /** @description How many orders have findings that should be looked at. */
                warnings: number;
            };
            /** @description The id of the form order. */
            form_order_id: number;
            /** @description The number of the form order. */
            form_order_no: string;
            /** @description Identifies it in other calls. */
            id: number;
            /** @description The number. */
            no: string;
            /** @description When it was paid; null before. */
            paid_at: string | null;
            /** @description The parcels in which it was sent. */
            parcels: {
                /** @description The carrier. */
                shipping_company: string;
                /** @description The tracking number. */
                shipping_no: string;
            }[];
            /** @description The phone number of the receiver. */
            phone: string;
            /** @description The price of one piece. */
            price: number;
            /** @description What the check found in the prints of this order. */
            print_findings: {
                /** @description The id of the image of the template. */
                config_id: string;
                /** @description The name of the image of the template. */
                image_name: string;
                /** @description Which kind it is. */
                kind: string;
                /** @description The id of the layer. */
                layer_id: string;
                /** @description The name of the layer. */
                layer_name: string;
                /** @description What happened, as a sentence in the language of the caller. */
                message: string;
                /**
                 * @description How grave it is.
                 * @enum {string}
                 */
                severity: "error" | "warning";
            }[];
            /** @description The id of the production batch; null before it has one. */
            production_batch_id: number | null;
            /** @description The number of the production batch; null before it has one. */
            production_batch_no: string | null;
            /** @description The province or state of the receiver. */
            province: string;
            /** @description The number of pieces. */
            quantity: number;
            /** @description The name of the receiver. */
            receiver_name: string;
            /** @description A note. */
            remark: string;
            /** @description The images of the printed areas of this order. */
            rendering_custom_areas: components["schemas"]["OrderImage"][];
            /** @description The images that show the product of this order. */
            rendering_effect_images: components["schemas"]["OrderImage"][];
            /** @description How it is to be sent. */
            shipping_method: string;
            /** @description The size; empty if the template has no sizes. */
            size: string;
            /** @description The id of the template. */
            sku_template_id: number;
            /**
             * @description The kind of the template.
             * @enum {string}
             */
            sku_template_kind: "micro_custom" | "form_order" | "batch_order";
            /** @description The material of the product. */
            sku_template_material_name: string;
            /** @description The name of the template. */
            sku_template_name: string;
            /** @description The number of the template. */
            sku_template_no: string;
            /**
             * @description The state that it is in.
             * @enum {string}
             */
            state: "init" | "paid" | "confirmed" | "in_production" | "sent" | "closed" | "refunded";
            /** @description The second number that its customer gave it. */
            sub_no: string;
            /** @description The number that the system gave it, which its codes contain. */
            system_no: string;
            /** @description What the rendering of one order costs. */
            system_rendering_price: number;
            /**
             * Format: date-time
             * @description When it was last changed.
             */
            updated_at: string;
            /** @description The customer that it belongs to. */
            user: {
                /** @description Identifies it in other calls. */
                id: number;
                /** @description The name that others see. */
                screen_name: string;
            };
            /** @description The id of the customer that it belongs to. */
            user_id: number;
            /** @description The postal code of the receiver. */
            zip_code: string;
        };
        OrderAmendment: {
            /** @description Each changed field with its values before and after. */
            changes: {
                /** @description The value after the change. */
                after: string;
                /** @description The value before the change. */
                before: string;
                /**
                 * @description The field that was changed.
                 * @enum {string}
                 */
                field: "receiver_name" | "phone" | "company_name" | "country" | "province" | "city" | "address" | "zip_code" | "shipping_method" | "remark" | "quantity" | "custom_field" | "layers" | "shipping_no" | "shipping_company" | "outbound";
                /** @description The key that identifies it. */
                key: string;
            }[];
            /**
             * Format: date-time
             * @description When it was created.
             */
            created_at: string;
            /** @description Identifies it in other calls. */
            id: number;
            /** @description Why. */
            reason: string;
            /** @description The customer that it belongs to. */
            user: {
                /** @description Identifies it in other calls. */
                id: number;
                /** @description The name that others see. */
                screen_name: string;
            };
        };
        OrderAttributes: {
            /** @description Street and number of the receiver. */
            address?: string | null;
            /** @description The city of the receiver. */
            city?: string | null;
            /** @description The company of the receiver. */
            company_name?: string | null;
            /** @description The country of the receiver. */
            country?: string | null;
            /** @description Values for the custom items of the template: `key` is the name of the item, alone or after `定制项-` as in a sheet, `value` is a text or the `blob_url` of an uploaded image. */
            custom_fields?: {
                /** @description The key that identifies it. */
                key: string;
                /** @description The value. */
                value?: (string | number) | null;
            }[] | null;
            /** @description Your order number. Together with `sub_no` it must be unique among your orders that are not closed or refunded: the products of one shop order may share its number. */
            no: string;
            /** @description The phone number of the receiver. */
            phone?: string | null;
            /** @description Only for `FormOrder::Form`: the `blob_url` of each finished image, with exactly the pixel dimensions of the size. */
            production_image_urls?: string[] | null;
            /** @description The province or state of the receiver. */
            province?: string | null;
            /** @description The number of pieces. */
            quantity: number | string;
            /** @description The name of the receiver. */
            receiver_name?: string | null;
            /** @description A note to the factory. */
            remark?: string | null;
            /** @description The name of a shipping method that the factory offers: `shipping_methods` of `GET /shipping_settings`. Empty if you leave it to the factory. */
            shipping_method?: string | null;
            /** @description One of the sizes of the template. Required unless the template has no sizes. */
            size?: string | null;
            /** @description Your line number. It tells orders with the same `no` apart. */
            sub_no?: string | null;
            /** @description The postal code of the receiver. */
            zip_code?: string | null;
        };
        OrderChange: {
            /** @description Whether it is mirrored from left to right. */
            flip_horizontal?: boolean;
            /** @description Whether it is mirrored from top to bottom. */
            flip_vertical?: boolean;
            /** @description The height in pixels; null if it is not known. */
            height?: number;
            /** @description The size of the picture within its area. */
            image_size?: {
                /** @description The height in pixels; null if it is not known. */
                height: number;
                /** @description The width in pixels; null if it is not known. */
                width: number;
            };
            /** @description The images, or how many of them are in each state. */
            images?: {
                [key: string]: string;
            };
            /** @description The distance from the left in pixels. */
            left?: number;
            /** @description The rotation in degrees, clockwise. */
            rotate?: number;
            /** @description The distance from the top in pixels. */
            top?: number;
            /** @description The address. */
            url?: string;
            /** @description The width in pixels; null if it is not known. */
            width?: number;
        };
        OrderDetail: {
            /** @description Who let this order be produced although its print had findings. */
            acknowledgements: {
                /**
                 * Format: date-time
                 * @description When it was created.
                 */
                created_at: string;
                /** @description What the check found in the print. */
                findings: {
                    /** @description The id of the image of the template. */
                    config_id: string;
                    /** @description The name of the image of the template. */
                    image_name: string;
                    /** @description Which kind it is. */
                    kind: string;
                    /** @description The id of the layer. */
                    layer_id: string;
                    /** @description The name of the layer. */
                    layer_name: string;
                    /** @description What happened, as a sentence in the language of the caller. */
                    message: string;
                    /**
                     * @description How grave it is.
                     * @enum {string}
                     */
                    severity: "error" | "warning";
                }[];
                /** @description The customer that it belongs to. */
                user: {
                    /** @description Identifies it in other calls. */
                    id: number;
                    /** @description The name that others see. */
                    screen_name: string;
                };
            }[];
            /** @description Street and number of the receiver. */
            address: string;
            /** @description The changes after the order was placed, oldest first. */
            amendments: components["schemas"]["OrderAmendment"][];
            /** @description The amount, in the unit of `currency`. */
            amount: number;
            /** @description The content of the barcode that identifies the order. */
            barcode: string;
            /** @description Whether the caller may still change the design of this order. */
            can_edit: boolean;
            /** @description The id of the category; null without one. */
            category_id: number | null;
            /** @description The city of the receiver. */
            city: string;
            /** @description The company of the receiver. */
            company_name: string;
            /** @description The country of the receiver, as it was written. */
            country: string;
            /** @description The ISO code of the country; null if it was not recognized. */
            country_code: string | null;
            /**
             * Format: date-time
             * @description When it was created.
             */
            created_at: string;
            /**
             * @description Currency of the amounts (ISO 4217). The same for the whole factory.
             * @enum {string}
             */
            currency: "CNY" | "HKD" | "TWD" | "USD" | "EUR" | "GBP" | "AUD" | "CAD" | "SGD" | "MYR" | "THB";
            /** @description The images of the printed areas. */
            custom_area_configs: components["schemas"]["TemplateConfig"][];
            /** @description The images that show the product. */
            effect_image_configs: components["schemas"]["TemplateConfig"][];
            /** @description When the personal data of the order was erased; null before. */
            erased_at: string | null;
            /** @description How many of its live orders have findings in their prints. */
            finding_counts: {
                /** @description How many orders have findings that should be corrected. */
                errors: number;
                /** @description How many orders have findings that should be looked at. */
                warnings: number;
            };
            /** @description What the check found in the print. */
            findings: {
                /** @description The ids of the images of the template that it concerns. */
                config_ids: string[];
                /**
                 * @description Which kind it is.
                 * @enum {string}
                 */
                kind: "value_differs" | "placement_differs";
                /** @description What happened, as a sentence in the language of the caller. */
                message: string;
                /** @description The name. */
                name: string;
            }[];
            /** @description The fonts, with their files. */
            font_libraries: components["schemas"]["FontLibrary"][];
            /** @description The id of the form order. */
            form_order_id: number;
            /** @description The number of the form order. */
            form_order_no: string;
            /** @description The custom items with the values of this order. */
            human_excel_config: components["schemas"]["CustomItem"][];
            /** @description Identifies it in other calls. */
            id: number;
            /** @description The number. */
            no: string;
            /** @description The parcels in which it was sent. */
            outbounds: components["schemas"]["Outbound"][];
            /** @description When it was paid; null before. */
            paid_at: string | null;
            /** @description The parcels in which it was sent. */
            parcels: {
                /** @description The carrier. */
                shipping_company: string;
                /** @description The tracking number. */
                shipping_no: string;
            }[];
            /** @description The phone number of the receiver. */
            phone: string;
            /** @description The price of one piece. */
            price: number;
            /** @description The files for the press, if the template has another format than PNG. */
            print_files: components["schemas"]["FileRef"][];
            /** @description What the check found in the prints of this order. */
            print_findings: {
                /** @description The id of the image of the template. */
                config_id: string;
                /** @description The name of the image of the template. */
                image_name: string;
                /** @description Which kind it is. */
                kind: string;
                /** @description The id of the layer. */
                layer_id: string;
                /** @description The name of the layer. */
                layer_name: string;
                /** @description What happened, as a sentence in the language of the caller. */
                message: string;
                /**
                 * @description How grave it is.
                 * @enum {string}
                 */
                severity: "error" | "warning";
            }[];
            /** @description The id of the production batch; null before it has one. */
            production_batch_id: number | null;
            /** @description The number of the production batch; null before it has one. */
            production_batch_no: string | null;
            /** @description The images from which the product is printed. */
            production_image_configs: components["schemas"]["TemplateConfig"][];
            /** @description The production images, or how many of them are in each state. */
            production_images: components["schemas"]["FileRef"][];
            /** @description The province or state of the receiver. */
            province: string;
            /** @description The content of the QR code that identifies the order. */
            qrcode: string;
            /** @description The number of pieces. */
            quantity: number;
            /** @description The name of the receiver. */
            receiver_name: string;
            /** @description A note. */
            remark: string;
            /** @description The images of the printed areas of this order. */
            rendering_custom_areas: components["schemas"]["OrderImage"][];
            /** @description The images that show the product of this order. */
            rendering_effect_images: components["schemas"]["OrderImage"][];
            /** @description The images from which this order is printed. */
            rendering_production_images: components["schemas"]["OrderImage"][];
            /** @description How it is to be sent. */
            shipping_method: string;
            /** @description The size; empty if the template has no sizes. */
            size: string;
            /** @description The resolution of the prints, in pixels per inch. */
            sku_template_dpi_value: number;
            /** @description The id of the template. */
            sku_template_id: number;
            /**
             * @description The kind of the template.
             * @enum {string}
             */
            sku_template_kind: "micro_custom" | "form_order" | "batch_order";
            /** @description The material of the product. */
            sku_template_material_name: string;
            /** @description The name of the template. */
            sku_template_name: string;
            /** @description The number of the template. */
            sku_template_no: string;
            /**
             * @description The state that it is in.
             * @enum {string}
             */
            state: "init" | "paid" | "confirmed" | "in_production" | "sent" | "closed" | "refunded";
            /** @description The second number that its customer gave it. */
            sub_no: string;
            /** @description The number that the system gave it, which its codes contain. */
            system_no: string;
            /** @description What the rendering of one order costs. */
            system_rendering_price: number;
            /**
             * Format: date-time
             * @description When it was last changed.
             */
            updated_at: string;
            /** @description The customer that it belongs to. */
            user: {
                /** @description Identifies it in other calls. */
                id: number;
                /** @description The name that others see. */
                screen_name: string;
            };
            /** @description The id of the customer that it belongs to. */
            user_id: number;
            /** @description The values of the custom items, by name. */
            values: {
                [key: string]: string;
            };
            /** @description The postal code of the receiver. */
            zip_code: string;
        };
        OrderEvent: {
            /** @description The form order that it belongs to or is about. */
            form_order: {
                /** @description Identifies it in other calls. */
                id: number;
                /** @description The number. */
                no: string;
            };
            /** @description The order that it belongs to or is about. */
            order: {
                /** @description Identifies it in other calls. */
                id: number;
                /** @description The number. */
                no: string;
                /**
                 * @description The state that it is in.
                 * @enum {string}
                 */
                state: "init" | "paid" | "confirmed" | "in_production" | "sent" | "closed" | "refunded";
                /** @description The second number that its customer gave it. */
                sub_no: string;
                /** @description The number that the system gave it, which its codes contain. */
                system_no: string;
            };
        };
        OrderImage: {
            /** @description The id of the image of the template. */
            config_id: string;
            /** @description Why it failed; empty if it did not. */
            error: string | null;
            /** @description What the check found in the print. */
            findings: components["schemas"]["RenderFinding"][];
            /** @description The height in pixels; null if it is not known. */
            height: number | null;
            /** @description The name. */
            name: string;
            /** @description How far it is, in percent. */
            progress: number;
            /**
             * @description The state that it is in.
             * @enum {string}
             */
            state: "queued" | "running" | "done" | "refused" | "failed" | "cancelled";
            /** @description The address. */
            url: string | null;
            /** @description The width in pixels; null if it is not known. */
            width: number | null;
        };
        Outbound: {
            /**
             * Format: date-time
             * @description When it was created.
             */
            created_at: string;
            /** @description Identifies it in other calls. */
            id: number;
            /** @description The id of the order. */
            order_id: number;
            /** @description The number of the order that its customer gave it. */
            order_no: string;
            /** @description The number of the order that the system gave it. */
            order_system_no: string;
            /** @description The carrier. */
            shipping_company: string;
            /** @description The tracking number. */
            shipping_no: string;
            /**
             * Format: date-time
             * @description When it was last changed.
             */
            updated_at: string;
        };
        OutboundEvent: {
            /** @description The form order that it belongs to or is about. */
            form_order: {
                /** @description Identifies it in other calls. */
                id: number;
                /** @description The number. */
                no: string;
            };
            /** @description The order that it belongs to or is about. */
            order: {
                /** @description Identifies it in other calls. */
                id: number;
                /** @description The number. */
                no: string;
                /**
                 * @description The state that it is in.
                 * @enum {string}
                 */
                state: "init" | "paid" | "confirmed" | "in_production" | "sent" | "closed" | "refunded";
                /** @description The second number that its customer gave it. */
                sub_no: string;
                /** @description The number that the system gave it, which its codes contain. */
                system_no: string;
            };
            /** @description The parcel. */
            outbound: {
                /**
                 * Format: date-time
                 * @description When it was created.
                 */
                created_at: string;
                /** @description Identifies it in other calls. */
                id: number;
                /** @description The carrier. */
                shipping_company: string;
                /** @description The tracking number. */
                shipping_no: string;
            };
        };
        OutboundRow: {
            /**
             * Format: date-time
             * @description When it was created.
             */
            created_at: string;
            /** @description The id of the form order. */
            form_order_id: number;
            /** @description The number of the form order. */
            form_order_no: string;
            /** @description Identifies it in other calls. */
            id: number;
            /** @description The id of the order. */
            order_id: number;
            /** @description The number of the order that its customer gave it. */
            order_no: string;
            /** @description The number of the order that the system gave it. */
            order_system_no: string;
            /** @description The carrier. */
            shipping_company: string;
            /** @description The tracking number. */
            shipping_no: string;
            /**
             * Format: date-time
             * @description When it was last changed.
             */
            updated_at: string;
            /** @description The customer that it belongs to. */
            user: {
                /** @description Identifies it in other calls. */
                id: number;
                /** @description The name that others see. */
                screen_name: string;
            };
            /** @description The id of the customer that it belongs to. */
            user_id: number;
        };
        PageMeta: {
            /** @description Sent as `after`, it returns the next page; null on the last page. */
            next_cursor: string | null;
            /** @description The number of the page, from 1. */
            page: number;
            /** @description How many rows a page has. */
            per_page: number;
            /** @description How many rows match; an estimate if `total_is_estimate` is true. */
            total: number;
            /** @description Whether there are more rows than are counted. */
            total_is_estimate: boolean;
            /** @description At least how many pages there are. */
            total_pages: number;
        };
        ProductionBatch: {
            /** @description The amount, in the unit of `currency`. */
            amount: number;
            /** @description When production was confirmed; null before. */
            confirmed_at: string | null;
            /**
             * Format: date-time
             * @description When it was created.
             */
            created_at: string;
            /** @description How many of its live orders have findings in their prints. */
            finding_counts: {
                /** @description How many orders have findings that should be corrected. */
                errors: number;
                /** @description The orders that belong to it, or how many. */
                orders: number;
                /** @description How many orders have findings that should be looked at. */
                warnings: number;
            };
            /** @description When it was finished; null before. */
            finished_at: string | null;
            /** @description The id of the form order. */
            form_order_id: number;
            /** @description The number of the form order. */
            form_order_no: string;
            /** @description Identifies it in other calls. */
            id: number;
            /** @description The number. */
            no: string;
            /** @description How many orders it has. */
            orders_count: number;
            /** @description The address of a small picture; null if there is none. */
            picture_url: string | null;
            /** @description The number of pieces. */
            quantity: number;
            /** @description The id of the template. */
            sku_template_id: number;
            /**
             * @description The kind of the template.
             * @enum {string}
             */
            sku_template_kind: "micro_custom" | "form_order" | "batch_order";
            /** @description The name of the template. */
            sku_template_name: string;
            /** @description The number of the template. */
            sku_template_no: string;
            /** @description When it was started; null before. */
            started_at: string | null;
            /**
             * @description The state that it is in.
             * @enum {string}
             */
            state: "init" | "paid" | "confirmed" | "in_production" | "finished" | "closed";
            /**
             * Format: date-time
             * @description When it was last changed.
             */
            updated_at: string;
            /** @description The customer that it belongs to. */
            user: {
                /** @description Identifies it in other calls. */
                id: number;
                /** @description The name that others see. */
                screen_name: string;
            };
            /** @description The id of the customer that it belongs to. */
            user_id: number;
        };
        ProductionBatchDetail: {
            /** @description The amount, in the unit of `currency`. */
            amount: number;
            /** @description When production was confirmed; null before. */
            confirmed_at: string | null;
            /**
             * Format: date-time
             * @description When it was created.
             */
            created_at: string;
            /** @description How many of its live orders have findings in their prints. */
            finding_counts: {
                /** @description How many orders have findings that should be corrected. */
                errors: number;
                /** @description The orders that belong to it, or how many. */
                orders: number;
                /** @description How many orders have findings that should be looked at. */
                warnings: number;
            };
            /** @description When it was finished; null before. */
            finished_at: string | null;
            /** @description The id of the form order. */
            form_order_id: number;
            /** @description The number of the form order. */
            form_order_no: string;
            /** @description Identifies it in other calls. */
            id: number;
            /** @description The number. */
            no: string;
            /** @description The orders that belong to it, or how many. */
            orders: {
                /** @description The amount, in the unit of `currency`. */
                amount: number;
                /** @description Identifies it in other calls. */
                id: number;
                /** @description The number. */
                no: string;
                /** @description The price of one piece. */
                price: number;
                /** @description The number of pieces. */
                quantity: number;
                /** @description The size; empty if the template has no sizes. */
                size: string;
                /**
                 * @description The state that it is in.
                 * @enum {string}
                 */
                state: "init" | "paid" | "confirmed" | "in_production" | "sent" | "closed" | "refunded";
                /** @description The number that the system gave it, which its codes contain. */
                system_no: string;
            }[];
            /** @description How many orders it has. */
            orders_count: number;
            /** @description The address of a small picture; null if there is none. */
            picture_url: string | null;
            /** @description The production images, or how many of them are in each state. */
            production_images: {
                /** @description How many were given up because the batch ended. */
                cancelled: number;
                /** @description How many are finished. */
                done: number;
                /** @description How many have failed. */
                failed: number;
                /** @description How many wait for their turn. */
                queued: number;
                /** @description How many cannot be printed as they are. */
                refused: number;
                /** @description How many are being made. */
                running: number;
            };
            /** @description The number of pieces. */
            quantity: number;
            /** @description Whose address is printed on the parcels; null for the factory’s. */
            sender: {
                /** @description Street and number of the receiver. */
                address: string;
                /** @description The name. */
                name: string;
                /** @description The phone number of the receiver. */
                phone: string;
            } | null;
            /** @description The id of the template. */
            sku_template_id: number;
            /**
             * @description The kind of the template.
             * @enum {string}
             */
            sku_template_kind: "micro_custom" | "form_order" | "batch_order";
            /** @description The name of the template. */
            sku_template_name: string;
            /** @description The number of the template. */
            sku_template_no: string;
            /** @description When it was started; null before. */
            started_at: string | null;
            /**
             * @description The state that it is in.
             * @enum {string}
             */
            state: "init" | "paid" | "confirmed" | "in_production" | "finished" | "closed";
            /**
             * Format: date-time
             * @description When it was last changed.
             */
            updated_at: string;
            /** @description The customer that it belongs to. */
            user: {
                /** @description Identifies it in other calls. */
                id: number;
                /** @description The name that others see. */
                screen_name: string;
            };
            /** @description The id of the customer that it belongs to. */
            user_id: number;
        };
        QrcodeGroupLayer: {
            /** @description Whether orders may change this layer. */
            can_design_in_order: boolean;
            /** @description What is in it, from back to front. */
            children: (components["schemas"]["QrcodeLayer"] | components["schemas"]["BarcodeLayer"] | components["schemas"]["FixedContentTextRectLayer"] | components["schemas"]["CustomAreaImageLayer"] | components["schemas"]["QrcodeRectLayer"])[];
            /** @description Whether it is folded in the tree of the designer. */
            collapsed: boolean;
            /** @description Whether it is mirrored from left to right. */
            flip_horizontal: boolean;
            /** @description Whether it is mirrored from top to bottom. */
            flip_vertical: boolean;
            /** @description The height in pixels; null if it is not known. */
            height: number;
            /** @description Identifies it in other calls. */
            id: string;
            /** @description The distance from the left in pixels. */
            left: number;
            /** @description Whether it is protected from changes in the designer. */
            locked?: boolean;
            /** @description The name. */
            name: string;
            /** @description From 0, invisible, to 1. */
            opacity?: number;
            /** @description The rotation in degrees, clockwise. */
            rotate: number;
            /** @description The distance from the top in pixels. */
            top: number;
            /**
             * @description Which kind it is.
             * @constant
             */
            type: "QrcodeGroup";
            /** @description Whether it is drawn. */
            visible: boolean;
            /** @description The width in pixels; null if it is not known. */
            width: number;
        };
        QrcodeLayer: {
            /** @description Whether orders may change this layer. */
            can_design_in_order: boolean;
            /** @description What is in it, from back to front. */
            children: unknown[];
            /** @description Whether it is folded in the tree of the designer. */
            collapsed: boolean;
            /** @description Whether it is mirrored from left to right. */
            flip_horizontal: boolean;
            /** @description Whether it is mirrored from top to bottom. */
            flip_vertical: boolean;
            /** @description The height in pixels; null if it is not known. */
            height: number;
            /** @description Identifies it in other calls. */
            id: string;
            /** @description The distance from the left in pixels. */
            left: number;
            /** @description Whether it is protected from changes in the designer. */
            locked?: boolean;
            /** @description The name. */
            name: string;
            /** @description From 0, invisible, to 1. */
            opacity?: number;
            /** @description The rotation in degrees, clockwise. */
            rotate: number;
            /** @description The distance from the top in pixels. */
            top: number;
            /**
             * @description Which kind it is.
             * @constant
             */
            type: "Qrcode";
            /** @description Whether it is drawn. */
            visible: boolean;
            /** @description The width in pixels; null if it is not known. */
            width: number;
        };
        QrcodeRectLayer: {
            /** @description Whether orders may change this layer. */
            can_design_in_order: boolean;
            /** @description What is in it, from back to front. */
            children: unknown[];
            /** @description Whether it is folded in the tree of the designer. */
            collapsed: boolean;
            /** @description The color of the filling. */
            fill: string;
            /** @description Whether it is mirrored from left to right. */
            flip_horizontal: boolean;
            /** @description Whether it is mirrored from top to bottom. */
            flip_vertical: boolean;
            /** @description The height in pixels; null if it is not known. */
            height: number;
            /** @description Identifies it in other calls. */
            id: string;
            /** @description The distance from the left in pixels. */
            left: number;
            /** @description Whether it is protected from changes in the designer. */
            locked?: boolean;
            /** @description The name. */
            name: string;
            /** @description From 0, invisible, to 1. */
            opacity?: number;
            /** @description The rotation in degrees, clockwise. */
            rotate: number;
            /** @description The color of the outline. */
            stroke: string;
            /** @description The width of the outline in pixels. */
            stroke_width: number;
            /** @description The distance from the top in pixels. */
            top: number;
            /**
             * @description Which kind it is.
             * @constant
             */
            type: "QrcodeRect";
            /** @description Whether it is drawn. */
            visible: boolean;
            /** @description The width in pixels; null if it is not known. */
            width: number;
        };
        Quote: {
            /** @description Total of all orders whose price is known. */
            amount: number;
            /** @description Amount that the wallet can pay now, including the advance. */
            available_balance: number;
            /** @description True if `POST /form_orders` would accept the same request. The balance of the wallet is not considered. */
            can_order: boolean;
            /**
             * @description Currency of the amounts (ISO 4217). The same for the whole factory.
             * @enum {string}
             */
            currency: "CNY" | "HKD" | "TWD" | "USD" | "EUR" | "GBP" | "AUD" | "CAD" | "SGD" | "MYR" | "THB";
            /** @description All problems of the request. Empty if `can_order` is true. */
            fields: components["schemas"]["FieldError"][];
            /** @description One complete sentence for each entry of `fields`, in the same order. */
            messages: string[];
            /** @description Amount that the wallet lacks to pay the total; 0 if the balance is sufficient. */
            missing_amount: number;
            /** @description One entry for each entry of `orders_attributes`, in the same order. */
            orders: {
                /** @description The amount, in the unit of `currency`. */
                amount: number | null;
                /** @description The number. */
                no: string | null;
                /** @description The price of one piece. */
                price: number | null;
                /** @description The number of pieces. */
                quantity: number | null;
                /** @description The size; empty if the template has no sizes. */
                size: string | null;
                /** @description What the rendering of one order costs. */
                system_rendering_price: number | null;
            }[];
            /** @description What the customer should know before ordering, such as a photo that will print blurred. Prevents nothing. */
            warnings: components["schemas"]["FieldError"][];
        };
        Recharge: {
            /** @description The amount, in the unit of `currency`. */
            amount: number;
            /** @description The id of the approval that it waits for; null without one. */
            approval_id: number | null;
            /** @description Why it was closed; empty otherwise. */
            closed_reason: ("closed" | "revoked" | "failed") | null;
            /** @description What the QR code for paying contains; null without one. */
            code_url: string | null;
            /**
             * Format: date-time
             * @description When it was created.
             */
            created_at: string;
            /** @description Where a payment can be tried out; null outside of a demo. */
            demo_url: string | null;
            /** @description When it expires; null for never. */
            expires_at: string | null;
            /** @description Identifies it in other calls. */
            id: number;
            /** @description The number. */
            no: string;
            /** @description The page on which the payment is made; null without one. */
            page_url: string | null;
            /** @description When it was paid; null before. */
            paid_at: string | null;
            /**
             * @description How it was paid.
             * @enum {string}
             */
            payment_method: "wechat" | "alipay" | "offline";
            /** @description Why the factory ended it; empty otherwise. */
            rejected_reason: string;
            /** @description A note. */
            remark: string;
            /**
             * @description The state that it is in.
             * @enum {string}
             */
            state: "pending" | "paid" | "rejected" | "expired";
            /**
             * Format: date-time
             * @description When it was last changed.
             */
            updated_at: string;
            /** @description The customer that it belongs to. */
            user: {
                /** @description Identifies it in other calls. */
                id: number;
                /** @description The name that others see. */
                screen_name: string;
            };
            /** @description The id of the customer that it belongs to. */
            user_id: number;
        };
        RectLayer: {
            /** @description Whether orders may change this layer. */
            can_design_in_order: boolean;
            /** @description What is in it, from back to front. */
            children: unknown[];
            /** @description Whether it is folded in the tree of the designer. */
            collapsed: boolean;
            /** @description The color of the filling. */
            fill: string;
            /** @description Whether it is mirrored from left to right. */
            flip_horizontal: boolean;
            /** @description Whether it is mirrored from top to bottom. */
            flip_vertical: boolean;
            /** @description The height in pixels; null if it is not known. */
            height: number;
            /** @description Identifies it in other calls. */
            id: string;
            /** @description The distance from the left in pixels. */
            left: number;
            /** @description Whether it is protected from changes in the designer. */
            locked?: boolean;
            /** @description The name. */
            name: string;
            /** @description From 0, invisible, to 1. */
            opacity?: number;
            /** @description The rotation in degrees, clockwise. */
            rotate: number;
            /** @description The color of the outline. */
            stroke: string;
            /** @description The width of the outline in pixels. */
            stroke_width: number;
            /** @description The distance from the top in pixels. */
            top: number;
            /**
             * @description Which kind it is.
             * @constant
             */
            type: "Rect";
            /** @description Whether it is drawn. */
            visible: boolean;
            /** @description The width in pixels; null if it is not known. */
            width: number;
        };
        RenderFinding: {
            /** @description Which kind it is. */
            kind: string;
            /** @description The id of the layer. */
            layer_id: string;
            /** @description The name of the layer. */
            layer_name: string;
            /** @description What happened, as a sentence in the language of the caller. */
            message: string;
        };
        SizePrice: {
            /** @description The height in pixels; null if it is not known. */
            height: number | null;
            /** @description The price of one piece. */
            price: number;
            /** @description The size; empty if the template has no sizes. */
            size: string;
            /** @description The width in pixels; null if it is not known. */
            width: number | null;
        };
        SkuTemplate: {
            /** @description The category; null without one. */
            category: components["schemas"]["CategoryRef"] | null;
            /** @description The id of the category; null without one. */
            category_id: number | null;
            /** @description The picture that stands for it; null without one. */
            cover: components["schemas"]["FileRef"] | null;
            /**
             * Format: date-time
             * @description When it was created.
             */
            created_at: string;
            /** @description Who created it. */
            creator: {
                /** @description Identifies it in other calls. */
                id: number;
                /** @description The name that others see. */
                screen_name: string;
            };
            /** @description The id of whoever created it. */
            creator_id: number;
            /** @description The id of the entry in the caller’s private list; null if it is not there. */
            current_users_sku_template_id: number | null;
            /** @description A description. */
            description: string;
            /** @description The draft that replaces the published template when it is published; null without one. */
            draft: {
                /** @description Identifies it in other calls. */
                id: number;
                /**
                 * Format: date-time
                 * @description When it was last changed.
                 */
                updated_at: string;
                /** @description Who changed it last. */
                updater: {
                    /** @description Identifies it in other calls. */
                    id: number;
                    /** @description The name that others see. */
                    screen_name: string;
                };
            } | null;
            /** @description The id of the published template that this draft replaces; null if it is no draft. */
            draft_of: number | null;
            /** @description Pictures of the product. */
            effect_images: components["schemas"]["FileRef"][];
            /** @description Identifies it in other calls. */
            id: number;
            /** @description Whether the factory makes the product itself. */
            is_self_operated: boolean;
            /**
             * @description Which kind it is.
             * @enum {string}
             */
            kind: "micro_custom" | "form_order" | "batch_order";
            /** @description The material of the product. */
            material_name: string;
            /** @description How many orders a production batch may have; null without a limit. */
            max_product_batch_count: number | null;
            /** @description The name. */
            name: string;
            /** @description The number. */
            no: string;
            /** @description The lowest and the highest price as text. */
            price_range: string;
            /** @description When it was published; null before. */
            published_at: string | null;
            /** @description The sizes with their prices and dimensions. */
            size_prices: components["schemas"]["SizePrice"][];
            /**
             * @description The state that it is in.
             * @enum {string}
             */
            state: "pending" | "published" | "unpublished";
            /** @description What the rendering of one order costs. */
            system_rendering_price: number;
            /** @description The tags. */
            tag_list: string[];
            /**
             * Format: date-time
             * @description When it was last changed.
             */
            updated_at: string;
        };
        SkuTemplateDetail: {
            /** @description The category; null without one. */
            category: components["schemas"]["CategoryRef"] | null;
            /** @description The id of the category; null without one. */
            category_id: number | null;
            /** @description The picture that stands for it; null without one. */
            cover: components["schemas"]["FileRef"] | null;
            /**
             * Format: date-time
             * @description When it was created.
             */
            created_at: string;
            /** @description Who created it. */
            creator: {
                /** @description Identifies it in other calls. */
                id: number;
                /** @description The name that others see. */
                screen_name: string;
            };
            /** @description The id of whoever created it. */
            creator_id: number;
            /** @description The id of the entry in the caller’s private list; null if it is not there. */
            current_users_sku_template_id: number | null;
            /** @description The images of the printed areas. */
            custom_area_configs: components["schemas"]["TemplateConfig"][];
            /** @description A description. */
            description: string;
            /** @description The resolution of the prints, in pixels per inch. */
            dpi_value: number;
            /** @description The draft that replaces the published template when it is published; null without one. */
            draft: {
                /** @description Identifies it in other calls. */
                id: number;
                /**
                 * Format: date-time
                 * @description When it was last changed.
                 */
                updated_at: string;
                /** @description Who changed it last. */
                updater: {
                    /** @description Identifies it in other calls. */
                    id: number;
                    /** @description The name that others see. */
                    screen_name: string;
                };
            } | null;
            /** @description The id of the published template that this draft replaces; null if it is no draft. */
            draft_of: number | null;
            /** @description For how long people have worked on it, in seconds. */
            edit_time: number;
            /** @description The images that show the product. */
            effect_image_configs: components["schemas"]["TemplateConfig"][];
            /** @description Pictures of the product. */
            effect_images: components["schemas"]["FileRef"][];
            /** @description The custom items that orders can fill in. */
            excel_config: components["schemas"]["CustomItem"][];
            /** @description The fonts, with their files. */
            font_libraries: components["schemas"]["FontLibrary"][];
            /** @description The ids of the fonts. */
            font_library_ids: number[];
            /** @description Identifies it in other calls. */
            id: number;
            /** @description Whether the factory makes the product itself. */
            is_self_operated: boolean;
            /**
             * @description Which kind it is.
             * @enum {string}
             */
            kind: "micro_custom" | "form_order" | "batch_order";
            /** @description The material of the product. */
            material_name: string;
            /** @description How many orders a production batch may have; null without a limit. */
            max_product_batch_count: number | null;
            /** @description The name. */
            name: string;
            /** @description The number. */
            no: string;
            /** @description The price of one piece. */
            price: number;
            /** @description The lowest and the highest price as text. */
            price_range: string;
            /** @description The images from which the product is printed. */
            production_image_configs: components["schemas"]["TemplateConfig"][];
            /** @description The production images, or how many of them are in each state. */
            production_images: components["schemas"]["FileRef"][];
            /** @description When it was published; null before. */
            published_at: string | null;
            /** @description The size; empty if the template has no sizes. */
            size: string;
            /** @description The sizes with their prices and dimensions. */
            size_prices: components["schemas"]["SizePrice"][];
            /**
             * @description The state that it is in.
             * @enum {string}
             */
            state: "pending" | "published" | "unpublished";
            /** @description What the rendering of one order costs. */
            system_rendering_price: number;
            /** @description The tags. */
            tag_list: string[];
            /**
             * Format: date-time
             * @description When it was last changed.
             */
            updated_at: string;
            /** @description The customers who see it; empty for everybody. */
            visible_user_ids: number[];
        };
        SkuTemplateOption: {
            /** @description The id of the entry in the caller’s private list; null if it is not there. */
            current_users_sku_template_id: number | null;
            /** @description The name as screens show it. */
            display_name: string;
            /** @description Pictures of the product. */
            effect_images: components["schemas"]["FileRef"][];
            /** @description Identifies it in other calls. */
            id: number;
            /**
             * @description Which kind it is.
             * @enum {string}
             */
            kind: "micro_custom" | "form_order" | "batch_order";
            /** @description The name. */
            name: string;
            /** @description The number. */
            no: string;
        };
        TemplateChildImageLayer: {
            /** @description Whether orders may change this layer. */
            can_design_in_order: boolean;
            /** @description What is in it, from back to front. */
            children: unknown[];
            /** @description Whether it is folded in the tree of the designer. */
            collapsed: boolean;
            /** @description Whether it is mirrored from left to right. */
            flip_horizontal: boolean;
            /** @description Whether it is mirrored from top to bottom. */
            flip_vertical: boolean;
            /** @description The height in pixels; null if it is not known. */
            height: number;
            /** @description Identifies it in other calls. */
            id: string;
            /** @description The id of the picture of the layer. */
            image_id: string;
            /** @description The distance from the left in pixels. */
            left: number;
            /** @description Whether it is protected from changes in the designer. */
            locked?: boolean;
            /**
             * @description The shape that cuts it out.
             * @enum {string}
             */
            mask?: "none" | "rounded" | "circle" | "image";
            /** @description The picture whose shape cuts it out. */
            mask_image?: string;
            /** @description The radius of rounded corners. */
            mask_radius?: number;
            /** @description The name. */
            name: string;
            /** @description From 0, invisible, to 1. */
            opacity?: number;
            /** @description The rotation in degrees, clockwise. */
            rotate: number;
            /** @description The distance from the top in pixels. */
            top: number;
            /**
             * @description Which kind it is.
             * @constant
             */
            type: "TemplateChildImage";
            /** @description Whether it is drawn. */
            visible: boolean;
            /** @description The width in pixels; null if it is not known. */
            width: number;
        };
        TemplateChildTextRectLayer: {
            /**
             * @description How the lines are aligned.
             * @enum {string}
             */
            align: "left" | "center" | "right" | "top" | "bottom";
            /** @description Whether orders may change this layer. */
            can_design_in_order: boolean;
            /** @description What is in it, from back to front. */
            children: unknown[];
            /** @description Whether it is folded in the tree of the designer. */
            collapsed: boolean;
            /**
             * @description How the text is made to fit its area.
             * @enum {string}
             */
            fit?: "none" | "shrink" | "wrap";
            /** @description Texts with the same group get the same size. */
            fit_group?: string;
            /** @description In how many lines the text may be broken. */
            fit_lines?: number;
            /** @description The smallest size to which the text may shrink. */
            fit_size_min?: number;
            /** @description Whether it is mirrored from left to right. */
            flip_horizontal: boolean;
            /** @description Whether it is mirrored from top to bottom. */
            flip_vertical: boolean;
            /** @description The size of the text in pixels. */
            font_size: number;
            /**
             * @description Whether the text is slanted.
             * @enum {string}
             */
            font_style: "normal" | "italic";
            /**
             * @description How bold the text is.
             * @enum {number}
             */
            font_weight: 200 | 400 | 600 | 800;
            /** @description The height in pixels; null if it is not known. */
            height: number;
            /** @description Identifies it in other calls. */
            id: string;
            /** @description The distance from the left in pixels. */
            left: number;
            /** @description The distance between letters. */
            letter_spacing: number;
            /** @description The height of a line, as a factor of the font size. */
            line_height: number;
            /** @description Whether it is protected from changes in the designer. */
            locked?: boolean;
            /** @description The name. */
            name: string;
            /** @description From 0, invisible, to 1. */
            opacity?: number;
            /** @description The rotation in degrees, clockwise. */
            rotate: number;
            /** @description The color of the outline. */
            stroke: string;
            /**
             * @description Whether the outline is inside, outside or on the edge.
             * @enum {string}
             */
            stroke_alignment: "center" | "outer";
            /** @description The distance between the letters and their outline, in millimeters. */
            stroke_gap_mm?: number;
            /** @description The width of the outline in pixels. */
            stroke_width: number;
            /** @description The id of the text of the layer. */
            text_id: string;
            /** @description The distance from the top in pixels. */
            top: number;
            /**
             * @description Which kind it is.
             * @constant
             */
            type: "TemplateChildTextRect";
            /** @description Whether it is drawn. */
            visible: boolean;
            /** @description The width in pixels; null if it is not known. */
            width: number;
            /**
             * @description Whether the text is written in lines or in columns.
             * @enum {string}
             */
            writing_mode: "horizontal-tb" | "vertical-lr";
        };
        TemplateConfig: {
            excel_config: components["schemas"]["ConfigItems"];
            /** @description The height in pixels; null if it is not known. */
            height: number;
            /** @description Identifies it in other calls. */
            id: string;
            layer_diff: components["schemas"]["LayerDiff"];
            /** @description What is drawn, from back to front. */
            layers: components["schemas"]["Layer"][];
            /** @description The name. */
            name: string;
            /** @description The price of one piece. */
            price?: number;
            /** @description How the file for the press is made; not there for a PNG. */
            print?: {
                /** @description How far the print extends beyond its edge, in millimeters. */
                bleed_mm: number;
                /**
                 * @description The format of the file.
                 * @enum {string}
                 */
                format: "png" | "jpeg" | "pdf" | "tiff";
                /** @description The limit for the total ink, in percent. */
                ink_limit: number;
                /** @description Whether the print is on a white ground instead of a transparent one. */
                on_white: boolean;
                /** @description The color profile of the press; empty without one. */
                profile: string;
                /** @description Whether black texts are printed with black ink only. */
                pure_black_text: boolean;
            };
            /** @description Below which resolutions a picture is a warning or an error. */
            resolution?: {
                /** @description Below this resolution a picture is an error. */
                error_dpi: number;
                /** @description Below this resolution a picture is a warning. */
                warn_dpi: number;
            };
            /** @description The size; empty if the template has no sizes. */
            size?: string | string[];
            /**
             * @description Which kind it is.
             * @enum {string}
             */
            type: "production" | "effect" | "custom";
            /** @description The width in pixels; null if it is not known. */
            width: number;
        };
        TextGroupLayer: {
            /** @description Whether orders may change this layer. */
            can_design_in_order: boolean;
            /** @description What is in it, from back to front. */
            children: components["schemas"]["TextGroupTextRectLayer"][];
            /** @description Whether it is folded in the tree of the designer. */
            collapsed: boolean;
            color: components["schemas"]["DesignItem"];
            fill_image: components["schemas"]["DesignImageItem"];
            /** @description Whether it is mirrored from left to right. */
            flip_horizontal: boolean;
            /** @description Whether it is mirrored from top to bottom. */
            flip_vertical: boolean;
            font_family: components["schemas"]["DesignItem"];
            /** @description The height in pixels; null if it is not known. */
            height: number;
            /** @description Identifies it in other calls. */
            id: string;
            /** @description The distance from the left in pixels. */
            left: number;
            /** @description Whether it is protected from changes in the designer. */
            locked?: boolean;
            /** @description The name. */
            name: string;
            /** @description From 0, invisible, to 1. */
            opacity?: number;
            /** @description The rotation in degrees, clockwise. */
            rotate: number;
            text: components["schemas"]["DesignItem"];
            /** @description The distance from the top in pixels. */
            top: number;
            /**
             * @description Which kind it is.
             * @constant
             */
            type: "TextGroup";
            /** @description Whether it is drawn. */
            visible: boolean;
            /** @description The width in pixels; null if it is not known. */
            width: number;
        };
        TextGroupTextRectLayer: {
            /**
             * @description How the lines are aligned.
             * @enum {string}
             */
            align: "left" | "center" | "right" | "top" | "bottom";
            /** @description Whether orders may change this layer. */
            can_design_in_order: boolean;
            /** @description What is in it, from back to front. */
            children: unknown[];
            /** @description Whether it is folded in the tree of the designer. */
            collapsed: boolean;
            /**
             * @description How the text is made to fit its area.
             * @enum {string}
             */
            fit?: "none" | "shrink" | "wrap";
            /** @description Texts with the same group get the same size. */
            fit_group?: string;
            /** @description In how many lines the text may be broken. */
            fit_lines?: number;
            /** @description The smallest size to which the text may shrink. */
            fit_size_min?: number;
            /** @description Whether it is mirrored from left to right. */
            flip_horizontal: boolean;
            /** @description Whether it is mirrored from top to bottom. */
            flip_vertical: boolean;
            /** @description The size of the text in pixels. */
            font_size: number;
            /**
             * @description Whether the text is slanted.
             * @enum {string}
             */
            font_style: "normal" | "italic";
            /**
             * @description How bold the text is.
             * @enum {number}
             */
            font_weight: 200 | 400 | 600 | 800;
            /** @description The height in pixels; null if it is not known. */
            height: number;
            /** @description Identifies it in other calls. */
            id: string;
            /** @description The distance from the left in pixels. */
            left: number;
            /** @description The distance between letters. */
            letter_spacing: number;
            /** @description The height of a line, as a factor of the font size. */
            line_height: number;
            /** @description Whether it is protected from changes in the designer. */
            locked?: boolean;
            /** @description The name. */
            name: string;
            /** @description From 0, invisible, to 1. */
            opacity?: number;
            /** @description The rotation in degrees, clockwise. */
            rotate: number;
            /** @description The color of the outline. */
            stroke: string;
            /**
             * @description Whether the outline is inside, outside or on the edge.
             * @enum {string}
             */
            stroke_alignment: "center" | "outer";
            /** @description The distance between the letters and their outline, in millimeters. */
            stroke_gap_mm?: number;
            /** @description The width of the outline in pixels. */
            stroke_width: number;
            /** @description The distance from the top in pixels. */
            top: number;
            /**
             * @description Which kind it is.
             * @constant
             */
            type: "TextGroupTextRect";
            /** @description Whether it is drawn. */
            visible: boolean;
            /** @description The width in pixels; null if it is not known. */
            width: number;
            /**
             * @description Whether the text is written in lines or in columns.
             * @enum {string}
             */
            writing_mode: "horizontal-tb" | "vertical-lr";
        };
        TextRectLayer: {
            /**
             * @description How the lines are aligned.
             * @enum {string}
             */
            align: "left" | "center" | "right" | "top" | "bottom";
            /** @description Whether orders may change this layer. */
            can_design_in_order: boolean;
            /** @description What is in it, from back to front. */
            children: unknown[];
            /** @description Whether it is folded in the tree of the designer. */
            collapsed: boolean;
            color: components["schemas"]["DesignItem"];
            fill_image: components["schemas"]["DesignImageItem"];
            /**
             * @description How the text is made to fit its area.
             * @enum {string}
             */
            fit?: "none" | "shrink" | "wrap";
            /** @description Texts with the same group get the same size. */
            fit_group?: string;
            /** @description In how many lines the text may be broken. */
            fit_lines?: number;
            /** @description The smallest size to which the text may shrink. */
            fit_size_min?: number;
            /** @description Whether it is mirrored from left to right. */
            flip_horizontal: boolean;
            /** @description Whether it is mirrored from top to bottom. */
            flip_vertical: boolean;
            font_family: components["schemas"]["DesignItem"];
            /** @description The size of the text in pixels. */
            font_size: number;
            /**
             * @description Whether the text is slanted.
             * @enum {string}
             */
            font_style: "normal" | "italic";
            /**
             * @description How bold the text is.
             * @enum {number}
             */
            font_weight: 200 | 400 | 600 | 800;
            /** @description The height in pixels; null if it is not known. */
            height: number;
            /** @description Identifies it in other calls. */
            id: string;
            /** @description The distance from the left in pixels. */
            left: number;
            /** @description The distance between letters. */
            letter_spacing: number;
            /** @description The height of a line, as a factor of the font size. */
            line_height: number;
            /** @description Whether it is protected from changes in the designer. */
            locked?: boolean;
            /** @description The name. */
            name: string;
            /** @description From 0, invisible, to 1. */
            opacity?: number;
            /** @description The rotation in degrees, clockwise. */
            rotate: number;
            /** @description The color of the outline. */
            stroke: string;
            /**
             * @description Whether the outline is inside, outside or on the edge.
             * @enum {string}
             */
            stroke_alignment: "center" | "outer";
            /** @description The distance between the letters and their outline, in millimeters. */
            stroke_gap_mm?: number;
            /** @description The width of the outline in pixels. */
            stroke_width: number;
            text: components["schemas"]["DesignItem"];
            /** @description The distance from the top in pixels. */
            top: number;
            /**
             * @description Which kind it is.
             * @constant
             */
            type: "TextRect";
            /** @description Whether it is drawn. */
            visible: boolean;
            /** @description The width in pixels; null if it is not known. */
            width: number;
            /**
             * @description Whether the text is written in lines or in columns.
             * @enum {string}
             */
            writing_mode: "horizontal-tb" | "vertical-lr";
        };
        TileImageAreaLayer: {
            /** @description Whether orders may change this layer. */
            can_design_in_order: boolean;
            /** @description What is in it, from back to front. */
            children: unknown[];
            /** @description Whether it is folded in the tree of the designer. */
            collapsed: boolean;
            /** @description Whether it is mirrored from left to right. */
            flip_horizontal: boolean;
            /** @description Whether it is mirrored from top to bottom. */
            flip_vertical: boolean;
            /** @description The height in pixels; null if it is not known. */
            height: number;
            /** @description Identifies it in other calls. */
            id: string;
            /** @description The size of the picture within its area. */
            image_size: {
                /** @description The height in pixels; null if it is not known. */
                height: number;
                /** @description The width in pixels; null if it is not known. */
                width: number;
            };
            /** @description The distance from the left in pixels. */
            left: number;
            /** @description Whether it is protected from changes in the designer. */
            locked?: boolean;
            /**
             * @description The shape that cuts it out.
             * @enum {string}
             */
            mask?: "none" | "rounded" | "circle" | "image";
            /** @description The picture whose shape cuts it out. */
            mask_image?: string;
            /** @description The radius of rounded corners. */
            mask_radius?: number;
            /** @description The name. */
            name: string;
            /** @description From 0, invisible, to 1. */
            opacity?: number;
            /** @description The rotation in degrees, clockwise. */
            rotate: number;
            /** @description The distance from the top in pixels. */
            top: number;
            /**
             * @description Which kind it is.
             * @constant
             */
            type: "TileImageArea";
            url: components["schemas"]["DesignImageItem"];
            /** @description Whether it is drawn. */
            visible: boolean;
            /** @description The width in pixels; null if it is not known. */
            width: number;
        };
        UsersSkuTemplate: {
            /** @description The category; null without one. */
            category: components["schemas"]["CategoryRef"] | null;
            /** @description The id of the category; null without one. */
            category_id: number | null;
            /**
             * Format: date-time
             * @description When it was created.
             */
            created_at: string;
            /** @description A description. */
            description: string;
            /** @description Pictures of the product. */
            effect_images: components["schemas"]["FileRef"][];
            /** @description The fonts, with their files. */
            font_libraries: components["schemas"]["FontLibrary"][];
            /** @description Identifies it in other calls. */
            id: number;
            /**
             * @description Which kind it is.
             * @enum {string}
             */
            kind: "micro_custom" | "form_order" | "batch_order";
            /** @description The name. */
            name: string;
            /** @description The number. */
            no: string;
            /** @description The price of one piece. */
            price: number;
            /** @description The lowest and the highest price as text. */
            price_range: string;
            /** @description The sizes with their prices and dimensions. */
            size_prices: components["schemas"]["SizePrice"][];
            /** @description The id of the template. */
            sku_template_id: number;
            /**
             * @description The state that it is in.
             * @enum {string}
             */
            state: "pending" | "published" | "unpublished";
            /** @description What the rendering of one order costs. */
            system_rendering_price: number;
            /** @description The id of the customer that it belongs to. */
            user_id: number;
        };
        Webhook: {
            /**
             * Format: date-time
             * @description When it was created.
             */
            created_at: string;
            /** @description A description. */
            description: string;
            /** @description The events that are sent; empty for all of them. */
            events: ("form_order.created" | "form_order.paid" | "form_order.confirmed" | "form_order.in_production" | "form_order.sent" | "form_order.closed" | "form_order.refunded" | "order.sent" | "order.closed" | "order.changed" | "outbound.recorded" | "outbound.corrected" | "outbound.voided")[];
            /** @description Since when every attempt has failed; null after a success. */
            failing_since: string | null;
            /** @description Identifies it in other calls. */
            id: number;
            /** @description Whether it is enabled. */
            is_active: boolean;
            /** @description Until when deliveries are also signed with the old secret; null if they are not. */
            previous_secret_expires_at: string | null;
            /** @description When it was disabled because it had failed for days; null otherwise. */
            switched_off_at: string | null;
            /**
             * Format: date-time
             * @description When it was last changed.
             */
            updated_at: string;
            /** @description The address. */
            url: string;
            /** @description The customer that it belongs to. */
            user: {
                /** @description Identifies it in other calls. */
                id: number;
                /** @description The name that others see. */
                screen_name: string;
            };
            /** @description The id of the customer that it belongs to. */
            user_id: number;
        };
        WebhookDelivery: {
            /** @description How often it was tried. */
            attempts: number;
            /**
             * Format: date-time
             * @description When it was created.
             */
            created_at: string;
            /** @description When it was delivered; null before. */
            delivered_at: string | null;
            /**
             * @description The name of the event.
             * @enum {string}
             */
            event: "form_order.created" | "form_order.paid" | "form_order.confirmed" | "form_order.in_production" | "form_order.sent" | "form_order.closed" | "form_order.refunded" | "order.sent" | "order.closed" | "order.changed" | "outbound.recorded" | "outbound.corrected" | "outbound.voided" | "webhook.test";
            /**
             * Format: uuid
             * @description Identifies the event: the same in every attempt, in every replay and for every webhook.
             */
            event_id: string;
            /** @description Identifies it in other calls. */
            id: number;
            /** @description When it is tried again; null if it is not. */
            next_attempt_at: string | null;
            /**
             * Format: date-time
             * @description When the event happened.
             */
            occurred_at: string;
            /** @description What the event says. */
            payload: {
                [key: string]: unknown;
            };
            /** @description The beginning of the response, or why there was none. */
            response: string;
            /** @description The status of the response; null if there was none. */
            response_status: number | null;
            /** @description The number of the event among those about its form order; later events have higher numbers. */
            sequence: number;
            /**
             * @description The state that it is in.
             * @enum {string}
             */
            state: "pending" | "delivered" | "failed";
            /** @description What the event is about: `kind` names the part of the data whose `id` it is. */
            subject: {
                /** @description Identifies it in other calls. */
                id: number;
                /**
                 * @description Which kind it is.
                 * @enum {string}
                 */
                kind: "form_order" | "order" | "outbound" | "webhook";
            };
            /** @description The id of the webhook. */
            webhook_id: number;
        };
    };
    responses: {
        /**
         * @description - `40000` bad_request: Invalid request parameters
         *     - `40001` invalid_fields: Invalid request: {fields}
         *     - `40002` malformed_body: The request body is not valid JSON: check line {line}, column {column}
         */
        BadBody: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": 40001,
                 *       "error_message": "Invalid request: orders_attributes[0].size: Unknown size “L”. Choose from: S, M",
                 *       "message": "Invalid request: orders_attributes[0].size: Unknown size “L”. Choose from: S, M",
                 *       "messages": [
                 *         "orders_attributes[0].size: Unknown size “L”. Choose from: S, M"
                 *       ],
                 *       "fields": [
                 *         {
                 *           "path": "orders_attributes[0].size",
                 *           "code": "unknown_size",
                 *           "params": {
                 *             "size": "L",
                 *             "sizes": [
                 *               "S",
                 *               "M"
                 *             ]
                 *           },
                 *           "message": "Unknown size “L”. Choose from: S, M"
                 *         }
                 *       ],
                 *       "request_id": "f5b70b74-c446-4795-b950-ef0e77ccad0a"
                 *     }
                 */
                "application/json": components["schemas"]["ErrorAnswer"];
            };
        };
        /**
         * @description - `40000` bad_request: Invalid request parameters
         *     - `40001` invalid_fields: Invalid request: {fields}
         *     - `40002` malformed_body: The request body is not valid JSON: check line {line}, column {column}
         *     - `40026` idempotency_key_too_long: An Idempotency-Key can have up to {limit} characters
         */
        BadChange: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": 40001,
                 *       "error_message": "Invalid request: orders_attributes[0].size: Unknown size “L”. Choose from: S, M",
                 *       "message": "Invalid request: orders_attributes[0].size: Unknown size “L”. Choose from: S, M",
                 *       "messages": [
                 *         "orders_attributes[0].size: Unknown size “L”. Choose from: S, M"
                 *       ],
                 *       "fields": [
                 *         {
                 *           "path": "orders_attributes[0].size",
                 *           "code": "unknown_size",
                 *           "params": {
                 *             "size": "L",
                 *             "sizes": [
                 *               "S",
                 *               "M"
                 *             ]
                 *           },
                 *           "message": "Unknown size “L”. Choose from: S, M"
                 *         }
                 *       ],
                 *       "request_id": "f5b70b74-c446-4795-b950-ef0e77ccad0a"
                 *     }
                 */
                "application/json": components["schemas"]["ErrorAnswer"];
            };
        };
        /**
         * @description - `40000` bad_request: Invalid request parameters
         *     - `40001` invalid_fields: Invalid request: {fields}
         */
        BadRequest: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": 40001,
                 *       "error_message": "Invalid request: orders_attributes[0].size: Unknown size “L”. Choose from: S, M",
                 *       "message": "Invalid request: orders_attributes[0].size: Unknown size “L”. Choose from: S, M",
                 *       "messages": [
                 *         "orders_attributes[0].size: Unknown size “L”. Choose from: S, M"
                 *       ],
                 *       "fields": [
                 *         {
                 *           "path": "orders_attributes[0].size",
                 *           "code": "unknown_size",
                 *           "params": {
                 *             "size": "L",
                 *             "sizes": [
                 *               "S",
                 *               "M"
                 *             ]
                 *           },
                 *           "message": "Unknown size “L”. Choose from: S, M"
                 *         }
                 *       ],
                 *       "request_id": "f5b70b74-c446-4795-b950-ef0e77ccad0a"
                 *     }
                 */
                "application/json": components["schemas"]["ErrorAnswer"];
            };
        };
        /**
         * @description - `40000` bad_request: Invalid request parameters
         *     - `40001` invalid_fields: Invalid request: {fields}
         *     - `40002` malformed_body: The request body is not valid JSON: check line {line}, column {column}
         *     - `40026` idempotency_key_too_long: An Idempotency-Key can have up to {limit} characters
         *     - `40015` blob_unknown: The file does not exist or its upload is incomplete: {id}
         */
        BlobUnknown400: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorAnswer"];
            };
        };
        /** @description - `40900` conflict: The same request was made at the same time. Try again */
        Conflict: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": 40900,
                 *       "error_message": "The same request was made at the same time. Try again",
                 *       "message": "The same request was made at the same time. Try again",
                 *       "request_id": "f5b70b74-c446-4795-b950-ef0e77ccad0a"
                 *     }
                 */
                "application/json": components["schemas"]["ErrorAnswer"];
            };
        };
        /**
         * @description - `40300` not_allowed: You don’t have permission to do this
         *     - `40305` api_key_address: This API key cannot be used from {address}. Edit the key in the console to add the address
         *     - `40303` scope_missing: This API key lacks the scope that is needed ({scopes}). Edit the key in the console to add it
         *     - `40306` second_factor_setup_required: Two-factor authentication is required. Set it up first
         */
        Forbidden: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": 40300,
                 *       "error_message": "You don’t have permission to do this",
                 *       "message": "You don’t have permission to do this",
                 *       "request_id": "f5b70b74-c446-4795-b950-ef0e77ccad0a"
                 *     }
                 */
                "application/json": components["schemas"]["ErrorAnswer"];
            };
        };
        /** @description - `40400` form_order_ids_unknown: Unknown in form_order_ids: {ids} */
        FormOrderIdsUnknown: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorAnswer"];
            };
        };
        /**
         * @description - `40000` bad_request: Invalid request parameters
         *     - `40001` invalid_fields: Invalid request: {fields}
         *     - `40026` idempotency_key_too_long: An Idempotency-Key can have up to {limit} characters
         */
        IdempotencyKeyTooLong400: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorAnswer"];
            };
        };
        /**
         * @description - `40900` conflict: The same request was made at the same time. Try again
         *     - `40901` idempotency_key_reused: This Idempotency-Key was already used for another request
         *     - `40962` idempotency_answer_lost: The request with this Idempotency-Key was carried out, but its answer can no longer be read. Look it up before you send it again under another key
         *     - `40953` import_state_refused: This import is “{state}”
         */
        ImportStateRefused409: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorAnswer"];
            };
        };
        /** @description - `50000` internal: Something went wrong on the server. Please try again later */
        InternalError: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": 50000,
                 *       "error_message": "Something went wrong on the server. Please try again later",
                 *       "message": "Something went wrong on the server. Please try again later",
                 *       "request_id": "f5b70b74-c446-4795-b950-ef0e77ccad0a"
                 *     }
                 */
                "application/json": components["schemas"]["ErrorAnswer"];
            };
        };
        /** @description - `40400` not_found: Resource not found */
        NotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": 40400,
                 *       "error_message": "Resource not found",
                 *       "message": "Resource not found",
                 *       "request_id": "f5b70b74-c446-4795-b950-ef0e77ccad0a"
                 *     }
                 */
                "application/json": components["schemas"]["ErrorAnswer"];
            };
        };
        /**
         * @description - `50302` database_unavailable: The system is recovering. Please try again in a moment
         *     - `50304` store_unavailable: The file storage is unavailable. Please try again in a moment
         *     - `50303` store_full: The server’s storage is full. Nothing was saved. Try again later or contact the factory
         *     - `50301` numbers_exhausted: Today’s numbers are used up. Try again tomorrow or contact the factory
         */
        NumbersExhausted503: {
            headers: {
                "retry-after": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorAnswer"];
            };
        };
        /**
         * @description - `40900` conflict: The same request was made at the same time. Try again
         *     - `40901` idempotency_key_reused: This Idempotency-Key was already used for another request
         *     - `40962` idempotency_answer_lost: The request with this Idempotency-Key was carried out, but its answer can no longer be read. Look it up before you send it again under another key
         *     - `40909` order_not_editable: {no} is “{state}”. Only unpaid or paid ones can be edited
         *     - `40987` order_erased: The receiver, texts and images of {no} were erased. It can’t be changed, rendered or ordered again
         */
        OrderErased409: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorAnswer"];
            };
        };
        /**
         * @description - `40900` conflict: The same request was made at the same time. Try again
         *     - `40901` idempotency_key_reused: This Idempotency-Key was already used for another request
         *     - `40962` idempotency_answer_lost: The request with this Idempotency-Key was carried out, but its answer can no longer be read. Look it up before you send it again under another key
         *     - `40907` order_state_refused: {no} is “{from}” and cannot become “{to}”
         */
        OrderStateRefused409: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorAnswer"];
            };
        };
        /** @description - `50201` provider_failed: The payment provider is unavailable. Please try again later */
        ProviderFailed: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorAnswer"];
            };
        };
        /**
         * @description - `40900` conflict: The same request was made at the same time. Try again
         *     - `40901` idempotency_key_reused: This Idempotency-Key was already used for another request
         *     - `40962` idempotency_answer_lost: The request with this Idempotency-Key was carried out, but its answer can no longer be read. Look it up before you send it again under another key
         */
        RepeatedConflict: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": 40900,
                 *       "error_message": "The same request was made at the same time. Try again",
                 *       "message": "The same request was made at the same time. Try again",
                 *       "request_id": "f5b70b74-c446-4795-b950-ef0e77ccad0a"
                 *     }
                 */
                "application/json": components["schemas"]["ErrorAnswer"];
            };
        };
        /** @description - `40800` request_timeout: The request timed out */
        RequestTimeout: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": 40800,
                 *       "error_message": "The request timed out",
                 *       "message": "The request timed out",
                 *       "request_id": "f5b70b74-c446-4795-b950-ef0e77ccad0a"
                 *     }
                 */
                "application/json": components["schemas"]["ErrorAnswer"];
            };
        };
        /**
         * @description - `40305` api_key_address: This API key cannot be used from {address}. Edit the key in the console to add the address
         *     - `40303` scope_missing: This API key lacks the scope that is needed ({scopes}). Edit the key in the console to add it
         */
        ScopeMissing403: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorAnswer"];
            };
        };
        /**
         * @description - `40300` not_allowed: You don’t have permission to do this
         *     - `40305` api_key_address: This API key cannot be used from {address}. Edit the key in the console to add the address
         *     - `40303` scope_missing: This API key lacks the scope that is needed ({scopes}). Edit the key in the console to add it
         *     - `40304` reauthentication_required: Confirm that it’s you first
         *     - `40306` second_factor_setup_required: Two-factor authentication is required. Set it up first
         */
        SecondFactorSetupRequired403: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorAnswer"];
            };
        };
        /**
         * @description - `40305` api_key_address: This API key cannot be used from {address}. Edit the key in the console to add the address
         *     - `40303` scope_missing: This API key lacks the scope that is needed ({scopes}). Edit the key in the console to add it
         *     - `40306` second_factor_setup_required: Two-factor authentication is required. Set it up first
         */
        SecondFactorSetupRequired403Variant2: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorAnswer"];
            };
        };
        /**
         * @description - `41300` body_too_large: The request is too large. The limit is {limit}
         *     - `41301` body_too_complex: The request body has too many entries. Split it into several requests
         */
        TooLarge: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": 41300,
                 *       "error_message": "The request is too large. The limit is {limit}",
                 *       "message": "The request is too large. The limit is {limit}",
                 *       "request_id": "f5b70b74-c446-4795-b950-ef0e77ccad0a"
                 *     }
                 */
                "application/json": components["schemas"]["ErrorAnswer"];
            };
        };
        /** @description - `42900` too_many_requests: Too many requests. Try again in {seconds} s */
        TooManyRequests: {
            headers: {
                "retry-after": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": 42900,
                 *       "error_message": "Too many requests. Try again in {seconds} s",
                 *       "message": "Too many requests. Try again in {seconds} s",
                 *       "request_id": "f5b70b74-c446-4795-b950-ef0e77ccad0a"
                 *     }
                 */
                "application/json": components["schemas"]["ErrorAnswer"];
            };
        };
        /**
         * @description - `40900` conflict: The same request was made at the same time. Try again
         *     - `40901` idempotency_key_reused: This Idempotency-Key was already used for another request
         *     - `40962` idempotency_answer_lost: The request with this Idempotency-Key was carried out, but its answer can no longer be read. Look it up before you send it again under another key
         *     - `40924` too_many_unpaid: Too many unpaid orders. The limit is {limit}: pay or cancel some first
         */
        TooManyUnpaid409: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorAnswer"];
            };
        };
        /**
         * @description - `40100` not_signed_in: Please sign in
         *     - `40104` authorization_scheme: {scheme} authentication is not supported. Send Authorization: Bearer <API key>
         *     - `40103` api_key_unknown: The API key is incorrect or was deleted
         *     - `40102` api_key_expired: The API key has expired
         *     - `40101` account_frozen: Your account has been frozen, please contact the administrator.
         */
        Unauthorized: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": 40100,
                 *       "error_message": "Please sign in",
                 *       "message": "Please sign in",
                 *       "request_id": "f5b70b74-c446-4795-b950-ef0e77ccad0a"
                 *     }
                 */
                "application/json": components["schemas"]["ErrorAnswer"];
            };
        };
        /**
         * @description - `50302` database_unavailable: The system is recovering. Please try again in a moment
         *     - `50304` store_unavailable: The file storage is unavailable. Please try again in a moment
         *     - `50303` store_full: The server’s storage is full. Nothing was saved. Try again later or contact the factory
         */
        Unavailable: {
            headers: {
                "retry-after": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": 50302,
                 *       "error_message": "The system is recovering. Please try again in a moment",
                 *       "message": "The system is recovering. Please try again in a moment",
                 *       "request_id": "f5b70b74-c446-4795-b950-ef0e77ccad0a"
                 *     }
                 */
                "application/json": components["schemas"]["ErrorAnswer"];
            };
        };
        /** @description - `41500` unsupported_media_type: Unsupported content type. Use application/json */
        UnsupportedMediaType: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": 41500,
                 *       "error_message": "Unsupported content type. Use application/json",
                 *       "message": "Unsupported content type. Use application/json",
                 *       "request_id": "f5b70b74-c446-4795-b950-ef0e77ccad0a"
                 *     }
                 */
                "application/json": components["schemas"]["ErrorAnswer"];
            };
        };
        /**
         * @description - `40900` conflict: The same request was made at the same time. Try again
         *     - `40901` idempotency_key_reused: This Idempotency-Key was already used for another request
         *     - `40962` idempotency_answer_lost: The request with this Idempotency-Key was carried out, but its answer can no longer be read. Look it up before you send it again under another key
         *     - `40916` webhook_off: The webhook is disabled. Enable it first
         */
        WebhookOff409: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorAnswer"];
            };
        };
        /**
         * @description - `40000` bad_request: Invalid request parameters
         *     - `40001` invalid_fields: Invalid request: {fields}
         *     - `40002` malformed_body: The request body is not valid JSON: check line {line}, column {column}
         *     - `40026` idempotency_key_too_long: An Idempotency-Key can have up to {limit} characters
         *     - `40022` webhook_url_refused: This URL cannot be used: {reason}
         */
        WebhookUrlRefused400: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorAnswer"];
            };
        };
    };
    parameters: {
        /** @description `meta.next_cursor` of the previous page. Takes precedence over `page`. */
        After: string;
        /** @description Only rows whose `category_id` has this value. */
        CategoryIdEq: number;
        /** @description Only rows whose `created_at` is on this day or later, in the factory's time zone. */
        CreatedAtGteqDate: string;
        /** @description Only rows whose `created_at` is on this day or earlier, in the factory's time zone. */
        CreatedAtLteqDate: string;
        /** @description Only rows whose `creator_id` has this value. */
        CreatorIdEq: number;
        /** @description Only rows whose `findings` has this value. */
        FindingsEq: "any" | "errors";
        /** @description Only rows whose `form_order_id` has this value. */
        FormOrderIdEq: number;
        /** @description The `id` of an entry of `/form_orders`. */
        FormOrdersId: number;
        /**
         * @description A unique value that you choose for this change, such as a UUID. For 7 days, a request with the same key and the same body returns the first response instead of running again. The same key with another body is refused (`40901`).
         * @example 6f0c1f3e-6d4b-4a0e-9a5e-0d8f6b8a1c11
         */
        IdempotencyKey: string;
        /** @description Only rows whose `id` is one of these values. */
        IdIn: number[];
        /** @description The `id` of an entry of `/image_libraries`. */
        ImageLibrariesId: number;
        /** @description The `id` of an entry of `/import_tasks`. */
        ImportTasksId: number;
        /** @description The text to search for. */
        Keyword: string;
        /** @description Only rows whose `kind` has this value. */
        KindEq: "micro_custom" | "form_order" | "batch_order";
        /** @description Only rows whose `kind` has this value. */
        KindEqVariant2: "recharge" | "order_payment" | "order_refund";
        /**
         * @description The language of messages. Defaults to `Accept-Language`, then to English.
         * @example en-US
         */
        Locale: "zh-CN" | "en-US";
        /** @description Only rows whose `name` contains this text, ignoring case. */
        NameCont: string;
        /** @description Only rows whose `name_or_children_name` contains this text, ignoring case. */
        NameOrChildrenNameCont: string;
        /** @description Only rows whose `name_or_no` contains this text, ignoring case. */
        NameOrNoCont: string;
        /** @description Only rows whose `no` contains this text, ignoring case. */
        NoCont: string;
        /** @description Only rows whose `no` has this value. */
        NoEq: string;
        /** @description Only rows whose `no` is one of these values. */
        NoIn: string[];
        /** @description `private`: templates in your private list. `factory`: templates that the factory offers you. */
        OpenType: "private" | "factory";
        /** @description Columns to sort by, separated by commas, each with an optional `asc` or `desc`. Default: `created_at desc`. Columns: created_at, updated_at. */
        Order: string;
        /** @description The `id` of an entry of `/orders`. */
        OrdersId: number;
        /** @description Only rows whose `orders_no` contains this text, ignoring case. */
        OrdersNoCont: string;
        /** @description Columns to sort by, separated by commas, each with an optional `asc` or `desc`. Default: `created_at desc`. Columns: created_at. */
        OrderVariant2: string;
        /** @description Columns to sort by, separated by commas, each with an optional `asc` or `desc`. Default: `created_at desc`. Columns: created_at, name. */
        OrderVariant3: string;
        /** @description Columns to sort by, separated by commas, each with an optional `asc` or `desc`. Default: `created_at desc`. Columns: created_at, name, updated_at. */
        OrderVariant4: string;
        /** @description Columns to sort by, separated by commas, each with an optional `asc` or `desc`. Default: `taggings_count desc`. Columns: taggings_count, name. */
        OrderVariant5: string;
        /** @description Columns to sort by, separated by commas, each with an optional `asc` or `desc`. Default: `paid_at desc`. Columns: paid_at, created_at. */
        OrderVariant6: string;
        /** @description The page number. 0 returns all rows, up to 1000. The page after the one you just read continues where that page ended, for up to 5 minutes, so no row is skipped or repeated. Page 1 starts over. */
        Page: number;
        /** @description Only rows whose `paid_at` is on this day or later, in the factory's time zone. */
        PaidAtGteqDate: string;
        /** @description Only rows whose `paid_at` is on this day or earlier, in the factory's time zone. */
        PaidAtLteqDate: string;
        /** @description Only rows whose `parent_id` has this value. */
        ParentIdEq: number;
        /** @description `true`: only rows without a `parent_id`. `false`: only rows that have one. */
        ParentIdNull: string;
        /** @description Only rows whose `payment_method` has this value. */
        PaymentMethodEq: "wechat" | "alipay" | "balance" | "offline";
        /** @description The number of rows per page. */
        PerPage: number;
        /** @description The number of rows per page. */
        PerPageVariant2: number;
        /** @description The number of rows per page. */
        PerPageVariant3: number;
        /** @description Only rows whose `processor` has this value. */
        ProcessorEq: "import_orders";
        /** @description The `id` of an entry of `/production_batches`. */
        ProductionBatchesId: number;
        /** @description Only rows whose `production_batch_id` has this value. */
        ProductionBatchIdEq: number;
        /** @description `true`: only rows that have a `published_at`. `false`: only rows without one. */
        PublishedAtNotNull: string;
        /** @description The `id` of an entry of `/recharges`. */
        RechargesId: number;
        /** @description Only rows whose `sku_template_category_id` has this value. */
        SkuTemplateCategoryIdEq: number;
        /** @description Only rows whose `sku_template_kind` has this value. */
        SkuTemplateKindEq: "micro_custom" | "form_order" | "batch_order";
        /** @description Only rows whose `sku_template_name` contains this text, ignoring case. */
        SkuTemplateNameCont: string;
        /** @description Only rows whose `sku_template_no` contains this text, ignoring case. */
        SkuTemplateNoCont: string;
        /** @description The `id` of an entry of `/sku_templates`. */
        SkuTemplatesId: number;
        /** @description Only rows whose `state` has this value. */
        StateEq: "creating" | "init" | "paid" | "confirmed" | "in_production" | "sent" | "closed" | "refunded";
        /** @description Only rows whose `state` has this value. */
        StateEqVariant2: "pending" | "published" | "unpublished";
        /** @description Only rows whose `state` is one of these values. */
        StateIn: ("creating" | "init" | "paid" | "confirmed" | "in_production" | "sent" | "closed" | "refunded")[];
        /** @description Only rows whose `status` has this value. */
        StatusEq: "pending" | "progressing" | "checked" | "finished" | "failed";
        /** @description Only rows whose `system_no` has this value. */
        SystemNoEq: string;
        /** @description Only rows whose `taggings_taggable_type` has this value. */
        TaggingsTaggableTypeEq: "SkuTemplate" | "ImageLibrary" | "FontLibrary" | "Blob" | "FormOrder";
        /** @description Only rows whose `tags_name` is one of these values. */
        TagsNameIn: string[];
        /** @description Only rows whose `target_type` has this value. */
        TargetTypeEq: "FormOrder::MicroCustom" | "FormOrder::Form" | "FormOrder::Batch";
        /** @description Only rows whose `updated_at` is at this time or later. */
        UpdatedAtGteq: string;
        /** @description Only rows whose `updated_at` is at this time or earlier. */
        UpdatedAtLteq: string;
        /** @description Only rows whose `user_id` has this value. */
        UserIdEq: number;
        /** @description The `id` of an entry of `/users_sku_templates`. */
        UsersSkuTemplatesId: number;
        /** @description The `id` of an entry of `/webhook_deliveries`. */
        WebhookDeliveriesId: number;
        /** @description The `id` of an entry of `/webhooks`. */
        WebhooksId: number;
        /** @description `t=<unix seconds>,v1=<hex HMAC-SHA256 of "<t>.<body>" with the secret of the webhook>`; after a rotation another `v1` with the old secret */
        WebhookSignature: string;
    };
    requestBodies: never;
    headers: {
        /** @description Seconds to wait before you retry. */
        RetryAfter: number;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    blobsDelete: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The `id` of an entry of `/active_storage`. */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "message": "message"
                     *     }
                     */
                    "application/json": components["schemas"]["Done"];
                };
            };
        };
    };
    blobsOptions: {
        parameters: {
            query?: {
                /** @description `meta.next_cursor` of the previous page. Takes precedence over `page`. */
                after?: components["parameters"]["After"];
                /** @description Only rows whose `content_type` contains this text, ignoring case. */
                content_type_cont?: string;
                /** @description Only rows whose `content_type` is one of these values. */
                "content_type_in[]"?: string[];
                /** @description Only rows whose `filename` contains this text, ignoring case. */
                filename_cont?: string;
                /** @description Only rows whose `id` is one of these values. */
                "id_in[]"?: components["parameters"]["IdIn"];
                /** @description The text to search for. */
                keyword?: components["parameters"]["Keyword"];
                /** @description Columns to sort by, separated by commas, each with an optional `asc` or `desc`. Default: `created_at desc`. Columns: created_at, filename, byte_size. */
                order?: string;
                /** @description The page number. 0 returns all rows, up to 1000. The page after the one you just read continues where that page ended, for up to 5 minutes, so no row is skipped or repeated. Page 1 starts over. */
                page?: components["parameters"]["Page"];
                /** @description The number of rows per page. */
                per_page?: number;
                /** @description Only rows whose `tags_name` is one of these values. */
                "tags_name_in[]"?: components["parameters"]["TagsNameIn"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of rows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "id": 4711,
                     *           "key": "6c5d4195cba4e3b34912d803e33d147c48781ccb",
                     *           "signed_id": "signed id",
                     *           "filename": "photo.png",
                     *           "content_type": "content type",
                     *           "byte_size": 1,
                     *           "checksum": "checksum",
                     *           "metadata": {},
                     *           "service_name": "service name",
                     *           "tag_list": [
                     *             "tag list"
                     *           ],
                     *           "url": "/app_api/v1/blobs/6c5d4195cba4e3b34912d803e33d147c48781ccb/photo.png",
                     *           "created_at": "2026-11-15T08:09:46.278Z",
                     *           "display_name": "display name"
                     *         }
                     *       ],
                     *       "meta": {
                     *         "page": 1,
                     *         "per_page": 1,
                     *         "total": 1,
                     *         "total_pages": 1,
                     *         "total_is_estimate": false,
                     *         "next_cursor": null
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @description What was asked for, or what an event says. */
                        data: {
                            /** @description The size of the file in bytes. */
                            byte_size: number;
                            /** @description The MD5 digest of the content, in Base64. */
                            checksum: string;
                            /** @description The media type, as it was found in the content. */
                            content_type: string;
                            /**
                             * Format: date-time
                             * @description When it was created.
                             */
                            created_at: string;
                            /** @description The name as screens show it. */
                            display_name: string;
                            /** @description The name of the file. */
                            filename: string;
                            /** @description Identifies it in other calls. */
                            id: number;
                            /** @description The key that identifies it. */
                            key: string;
                            /** @description What was read from the content. */
                            metadata: {
                                /** @description The height in pixels; null if it is not known. */
                                height?: number;
                                /**
                                 * @description Whether all pixels of the picture are transparent.
                                 * @constant
                                 */
                                is_blank?: true;
                                /** @description The width in pixels; null if it is not known. */
                                width?: number;
                            };
                            /** @description Where the file is stored. */
                            service_name: string;
                            /** @description The same as `key`. */
                            signed_id: string;
                            /** @description The tags. */
                            tag_list: string[];
                            /** @description The address. */
                            url: string;
                        }[];
                        meta: components["schemas"]["PageMeta"];
                    };
                };
            };
        };
    };
    blobsRequestUpload: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "filename": "photo.png",
                 *       "content_type": "image/png",
                 *       "byte_size": 182034,
                 *       "base64_digest": "1B2M2Y8AsgTpgAmY7PhCfg=="
                 *     }
                 */
                "application/json": components["schemas"]["DirectUploadRequest"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 340,
                     *       "key": "6c5d4195cba4e3b34912d803e33d147c48781ccb",
                     *       "signed_id": "6c5d4195cba4e3b34912d803e33d147c48781ccb",
                     *       "filename": "photo.png",
                     *       "content_type": "image/png",
                     *       "byte_size": 182034,
                     *       "checksum": "1B2M2Y8AsgTpgAmY7PhCfg==",
                     *       "metadata": {},
                     *       "service_name": "folder",
                     *       "tag_list": [],
                     *       "url": "/app_api/v1/blobs/6c5d4195cba4e3b34912d803e33d147c48781ccb/photo.png",
                     *       "created_at": "2026-11-15T08:11:18.391Z",
                     *       "direct_upload": {
                     *         "url": "https://print.example/app_api/v1/active_storage/uploads/6c5d4195cba4e3b3.1794733878401._Efw7dvP",
                     *         "headers": {
                     *           "Content-Type": "image/png",
                     *           "Content-MD5": "1B2M2Y8AsgTpgAmY7PhCfg=="
                     *         },
                     *         "blob_url": "/app_api/v1/blobs/6c5d4195cba4e3b34912d803e33d147c48781ccb/photo.png"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @description The size of the file in bytes. */
                        byte_size: number;
                        /** @description The MD5 digest of the content, in Base64. */
                        checksum: string;
                        /** @description The media type, as it was found in the content. */
                        content_type: string;
                        /**
                         * Format: date-time
                         * @description When it was created.
                         */
                        created_at: string;
                        /** @description Where and how the file is sent. */
                        direct_upload: {
                            /** @description The address by which an order names the file. */
                            blob_url: string;
                            /** @description The headers of the sheet, in their order. */
                            headers: {
                                [key: string]: string;
                            };
                            /** @description The address. */
                            url: string;
                        };
                        /** @description The name of the file. */
                        filename: string;
                        /** @description Identifies it in other calls. */
                        id: number;
                        /** @description The key that identifies it. */
                        key: string;
                        /** @description What was read from the content. */
                        metadata: {
                            /** @description The height in pixels; null if it is not known. */
                            height?: number;
                            /**
                             * @description Whether all pixels of the picture are transparent.
                             * @constant
                             */
                            is_blank?: true;
                            /** @description The width in pixels; null if it is not known. */
                            width?: number;
                        };
                        /** @description Where the file is stored. */
                        service_name: string;
                        /** @description The same as `key`. */
                        signed_id: string;
                        /** @description The tags. */
                        tag_list: string[];
                        /** @description The address. */
                        url: string;
                    };
                };
            };
        };
    };
    blobsUpload: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The token in `direct_upload.url` of the announced upload. */
                token: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/octet-stream": string;
            };
        };
        responses: {
            /** @description The file, or an empty body */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "*/*": string;
                };
            };
        };
    };
    tagsOptionsByLongName: {
        parameters: {
            query?: {
                /** @description `meta.next_cursor` of the previous page. Takes precedence over `page`. */
                after?: components["parameters"]["After"];
                /** @description Only rows whose `id` is one of these values. */
                "id_in[]"?: components["parameters"]["IdIn"];
                /** @description The text to search for. */
                keyword?: components["parameters"]["Keyword"];
                /** @description Only rows whose `name` contains this text, ignoring case. */
                name_cont?: components["parameters"]["NameCont"];
                /** @description Columns to sort by, separated by commas, each with an optional `asc` or `desc`. Default: `taggings_count desc`. Columns: taggings_count, name. */
                order?: components["parameters"]["OrderVariant5"];
                /** @description The page number. 0 returns all rows, up to 1000. The page after the one you just read continues where that page ended, for up to 5 minutes, so no row is skipped or repeated. Page 1 starts over. */
                page?: components["parameters"]["Page"];
                /** @description The number of rows per page. */
                per_page?: components["parameters"]["PerPageVariant2"];
                /** @description Only rows whose `taggings_taggable_type` has this value. */
                taggings_taggable_type_eq?: components["parameters"]["TaggingsTaggableTypeEq"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of rows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "id": 4711,
                     *           "name": "Mug",
                     *           "display_name": "display name"
                     *         }
                     *       ],
                     *       "meta": {
                     *         "page": 1,
                     *         "per_page": 1,
                     *         "total": 1,
                     *         "total_pages": 1,
                     *         "total_is_estimate": false,
                     *         "next_cursor": null
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @description What was asked for, or what an event says. */
                        data: {
                            /** @description The name as screens show it. */
                            display_name: string;
                            /** @description Identifies it in other calls. */
                            id: number;
                            /** @description The name. */
                            name: string;
                        }[];
                        meta: components["schemas"]["PageMeta"];
                    };
                };
            };
        };
    };
    apiKeysList: {
        parameters: {
            query?: {
                /** @description `meta.next_cursor` of the previous page. Takes precedence over `page`. */
                after?: components["parameters"]["After"];
                /** @description Only rows whose `name` contains this text, ignoring case. */
                name_cont?: components["parameters"]["NameCont"];
                /** @description Columns to sort by, separated by commas, each with an optional `asc` or `desc`. Default: `created_at desc`. Columns: created_at, name, last_used_at, expires_at. */
                order?: string;
                /** @description The page number. 0 returns all rows, up to 1000. The page after the one you just read continues where that page ended, for up to 5 minutes, so no row is skipped or repeated. Page 1 starts over. */
                page?: components["parameters"]["Page"];
                /** @description The number of rows per page. */
                per_page?: components["parameters"]["PerPage"];
                /** @description Only rows whose `user_id` has this value. */
                user_id_eq?: components["parameters"]["UserIdEq"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of rows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "id": 4711,
                     *           "name": "Mug",
                     *           "description": "description",
                     *           "key": "6c5d4195cba4e3b34912d803e33d147c48781ccb",
                     *           "scopes": [
                     *             "catalogue"
                     *           ],
                     *           "addresses": [
                     *             "addresse"
                     *           ],
                     *           "previous": {
                     *             "key": "6c5d4195cba4e3b34912d803e33d147c48781ccb",
                     *             "expires_at": "2026-11-15T08:09:46.278Z"
                     *           },
                     *           "user_id": 4711,
                     *           "user": {
                     *             "id": 4711,
                     *             "screen_name": "Anna Wang"
                     *           },
                     *           "expires_at": "2026-11-15T08:09:46.278Z",
                     *           "last_used_at": "2026-11-15T08:09:46.278Z",
                     *           "last_used_address": null,
                     *           "created_at": "2026-11-15T08:09:46.278Z",
                     *           "updated_at": "2026-11-15T08:09:46.278Z"
                     *         }
                     *       ],
                     *       "meta": {
                     *         "page": 1,
                     *         "per_page": 1,
                     *         "total": 1,
                     *         "total_pages": 1,
                     *         "total_is_estimate": false,
                     *         "next_cursor": null
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @description What was asked for, or what an event says. */
                        data: components["schemas"]["ApiKey"][];
                        meta: components["schemas"]["PageMeta"];
                    };
                };
            };
        };
    };
    apiKeysGet: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The `id` of an entry of `/api_keys`. */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 4711,
                     *       "name": "Mug",
                     *       "description": "description",
                     *       "key": "6c5d4195cba4e3b34912d803e33d147c48781ccb",
                     *       "scopes": [
                     *         "catalogue"
                     *       ],
                     *       "addresses": [
                     *         "addresse"
                     *       ],
                     *       "previous": {
                     *         "key": "6c5d4195cba4e3b34912d803e33d147c48781ccb",
                     *         "expires_at": "2026-11-15T08:09:46.278Z"
                     *       },
                     *       "user_id": 4711,
                     *       "user": {
                     *         "id": 4711,
                     *         "screen_name": "Anna Wang"
                     *       },
                     *       "expires_at": "2026-11-15T08:09:46.278Z",
                     *       "last_used_at": "2026-11-15T08:09:46.278Z",
                     *       "last_used_address": null,
                     *       "created_at": "2026-11-15T08:09:46.278Z",
                     *       "updated_at": "2026-11-15T08:09:46.278Z"
                     *     }
                     */
                    "application/json": components["schemas"]["ApiKey"];
                };
            };
        };
    };
    billsList: {
        parameters: {
            query?: {
                /** @description `meta.next_cursor` of the previous page. Takes precedence over `page`. */
                after?: components["parameters"]["After"];
                /** @description Only rows whose `kind` has this value. */
                kind_eq?: components["parameters"]["KindEqVariant2"];
                /** @description Only rows whose `no` contains this text, ignoring case. */
                no_cont?: components["parameters"]["NoCont"];
                /** @description Columns to sort by, separated by commas, each with an optional `asc` or `desc`. Default: `paid_at desc`. Columns: paid_at, created_at. */
                order?: components["parameters"]["OrderVariant6"];
                /** @description The page number. 0 returns all rows, up to 1000. The page after the one you just read continues where that page ended, for up to 5 minutes, so no row is skipped or repeated. Page 1 starts over. */
                page?: components["parameters"]["Page"];
                /** @description Only rows whose `paid_at` is on this day or later, in the factory's time zone. */
                paid_at_gteq_date?: components["parameters"]["PaidAtGteqDate"];
                /** @description Only rows whose `paid_at` is on this day or earlier, in the factory's time zone. */
                paid_at_lteq_date?: components["parameters"]["PaidAtLteqDate"];
                /** @description Only rows whose `payment_method` has this value. */
                payment_method_eq?: components["parameters"]["PaymentMethodEq"];
                /** @description The number of rows per page. */
                per_page?: components["parameters"]["PerPage"];
                /** @description Only rows whose `user_id` has this value. */
                user_id_eq?: components["parameters"]["UserIdEq"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of rows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "id": 4711,
                     *           "no": "FO261115000063",
                     *           "user_id": 4711,
                     *           "user": {
                     *             "id": 4711,
                     *             "screen_name": "Anna Wang"
                     *           },
                     *           "target_type": "FormOrder",
                     *           "target_id": 4711,
                     *           "target_no": "target no",
                     *           "amount": 36.9,
                     *           "currency": "CNY",
                     *           "kind": "recharge",
                     *           "payment_method": "wechat",
                     *           "balance": 36.9,
                     *           "paid_at": "2026-11-15T08:09:46.278Z",
                     *           "created_at": "2026-11-15T08:09:46.278Z",
                     *           "updated_at": "2026-11-15T08:09:46.278Z"
                     *         }
                     *       ],
                     *       "meta": {
                     *         "page": 1,
                     *         "per_page": 1,
                     *         "total": 1,
                     *         "total_pages": 1,
                     *         "total_is_estimate": false,
                     *         "next_cursor": null
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @description What was asked for, or what an event says. */
                        data: components["schemas"]["Bill"][];
                        meta: components["schemas"]["PageMeta"];
                    };
                };
            };
        };
    };
    billsGet: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The `id` of an entry of `/bills`. */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 4711,
                     *       "no": "FO261115000063",
                     *       "user_id": 4711,
                     *       "user": {
                     *         "id": 4711,
                     *         "screen_name": "Anna Wang"
                     *       },
                     *       "target_type": "FormOrder",
                     *       "target_id": 4711,
                     *       "target_no": "target no",
                     *       "amount": 36.9,
                     *       "currency": "CNY",
                     *       "kind": "recharge",
                     *       "payment_method": "wechat",
                     *       "balance": 36.9,
                     *       "paid_at": "2026-11-15T08:09:46.278Z",
                     *       "created_at": "2026-11-15T08:09:46.278Z",
                     *       "updated_at": "2026-11-15T08:09:46.278Z"
                     *     }
                     */
                    "application/json": components["schemas"]["Bill"];
                };
            };
        };
    };
    billsExport: {
        parameters: {
            query?: {
                /** @description `meta.next_cursor` of the previous page. Takes precedence over `page`. */
                after?: components["parameters"]["After"];
                /** @description Only rows whose `kind` has this value. */
                kind_eq?: components["parameters"]["KindEqVariant2"];
                /** @description Only rows whose `no` contains this text, ignoring case. */
                no_cont?: components["parameters"]["NoCont"];
                /** @description Columns to sort by, separated by commas, each with an optional `asc` or `desc`. Default: `paid_at desc`. Columns: paid_at, created_at. */
                order?: components["parameters"]["OrderVariant6"];
                /** @description The page number. 0 returns all rows, up to 1000. The page after the one you just read continues where that page ended, for up to 5 minutes, so no row is skipped or repeated. Page 1 starts over. */
                page?: components["parameters"]["Page"];
                /** @description Only rows whose `paid_at` is on this day or later, in the factory's time zone. */
                paid_at_gteq_date?: components["parameters"]["PaidAtGteqDate"];
                /** @description Only rows whose `paid_at` is on this day or earlier, in the factory's time zone. */
                paid_at_lteq_date?: components["parameters"]["PaidAtLteqDate"];
                /** @description Only rows whose `payment_method` has this value. */
                payment_method_eq?: components["parameters"]["PaymentMethodEq"];
                /** @description The number of rows per page. */
                per_page?: components["parameters"]["PerPage"];
                /** @description Only rows whose `user_id` has this value. */
                user_id_eq?: components["parameters"]["UserIdEq"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file, or an empty body */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "*/*": string;
                };
            };
        };
    };
    blobsFile: {
        parameters: {
            query?: {
                /** @description Which resolution to return for rendering: `whole`, or the smallest that covers a frame such as `1024x512`. */
                drawn?: "whole" | string;
                /** @description The compression quality of the resized copy, from 1 to 100. */
                quality?: number;
                /** @description Returns a copy of the image at this width in pixels. Images are never enlarged. */
                width?: number;
            };
            header?: never;
            path: {
                /** @description The filename at the end of the URL. */
                filename: string;
                /** @description The secret key in the URL of a file. */
                key: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file, or an empty body */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "*/*": string;
                };
            };
        };
    };
    categoriesList: {
        parameters: {
            query?: {
                /** @description `meta.next_cursor` of the previous page. Takes precedence over `page`. */
                after?: components["parameters"]["After"];
                /** @description Only rows whose `name` contains this text, ignoring case. */
                name_cont?: components["parameters"]["NameCont"];
                /** @description Only rows whose `name_or_children_name` contains this text, ignoring case. */
                name_or_children_name_cont?: components["parameters"]["NameOrChildrenNameCont"];
                /** @description Columns to sort by, separated by commas, each with an optional `asc` or `desc`. Default: `created_at desc`. Columns: created_at, name, updated_at. */
                order?: components["parameters"]["OrderVariant4"];
                /** @description The page number. 0 returns all rows, up to 1000. The page after the one you just read continues where that page ended, for up to 5 minutes, so no row is skipped or repeated. Page 1 starts over. */
                page?: components["parameters"]["Page"];
                /** @description Only rows whose `parent_id` has this value. */
                parent_id_eq?: components["parameters"]["ParentIdEq"];
                /** @description `true`: only rows without a `parent_id`. `false`: only rows that have one. */
                parent_id_null?: components["parameters"]["ParentIdNull"];
                /** @description The number of rows per page. */
                per_page?: components["parameters"]["PerPage"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of rows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "id": 4711,
                     *           "name": "Mug",
                     *           "parent_id": 4711,
                     *           "parent": {
                     *             "id": 4711,
                     *             "name": "Mug"
                     *           },
                     *           "items_count": 1,
                     *           "children": [
                     *             {
                     *               "id": 4711,
                     *               "name": "Mug",
                     *               "parent_id": 4711,
                     *               "items_count": 1
                     *             }
                     *           ],
                     *           "created_at": "2026-11-15T08:09:46.278Z",
                     *           "updated_at": "2026-11-15T08:09:46.278Z"
                     *         }
                     *       ],
                     *       "meta": {
                     *         "page": 1,
                     *         "per_page": 1,
                     *         "total": 1,
                     *         "total_pages": 1,
                     *         "total_is_estimate": false,
                     *         "next_cursor": null
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @description What was asked for, or what an event says. */
                        data: components["schemas"]["Category"][];
                        meta: components["schemas"]["PageMeta"];
                    };
                };
            };
        };
    };
    categoriesGet: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The `id` of an entry of `/categories`. */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 4711,
                     *       "name": "Mug",
                     *       "parent_id": 4711,
                     *       "parent": {
                     *         "id": 4711,
                     *         "name": "Mug"
                     *       },
                     *       "items_count": 1,
                     *       "children": [
                     *         {
                     *           "id": 4711,
                     *           "name": "Mug",
                     *           "parent_id": 4711,
                     *           "items_count": 1
                     *         }
                     *       ],
                     *       "created_at": "2026-11-15T08:09:46.278Z",
                     *       "updated_at": "2026-11-15T08:09:46.278Z"
                     *     }
                     */
                    "application/json": components["schemas"]["Category"];
                };
            };
        };
    };
    categoriesOptions: {
        parameters: {
            query?: {
                /** @description `meta.next_cursor` of the previous page. Takes precedence over `page`. */
                after?: components["parameters"]["After"];
                /** @description Only rows whose `id` is one of these values. */
                "id_in[]"?: components["parameters"]["IdIn"];
                /** @description The text to search for. */
                keyword?: components["parameters"]["Keyword"];
                /** @description Only rows whose `name` contains this text, ignoring case. */
                name_cont?: components["parameters"]["NameCont"];
                /** @description Columns to sort by, separated by commas, each with an optional `asc` or `desc`. Default: `created_at desc`. Columns: created_at, name. */
                order?: components["parameters"]["OrderVariant3"];
                /** @description The page number. 0 returns all rows, up to 1000. The page after the one you just read continues where that page ended, for up to 5 minutes, so no row is skipped or repeated. Page 1 starts over. */
                page?: components["parameters"]["Page"];
                /** @description Only rows whose `parent_id` has this value. */
                parent_id_eq?: components["parameters"]["ParentIdEq"];
                /** @description `true`: only rows without a `parent_id`. `false`: only rows that have one. */
                parent_id_null?: components["parameters"]["ParentIdNull"];
                /** @description The number of rows per page. */
                per_page?: components["parameters"]["PerPageVariant2"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of rows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "id": 4711,
                     *           "name": "Mug",
                     *           "display_name": "display name",
                     *           "parent_id": 4711,
                     *           "children": [
                     *             {
                     *               "id": 4711,
                     *               "name": "Mug",
                     *               "display_name": "display name",
                     *               "parent_id": 4711
                     *             }
                     *           ]
                     *         }
                     *       ],
                     *       "meta": {
                     *         "page": 1,
                     *         "per_page": 1,
                     *         "total": 1,
                     *         "total_pages": 1,
                     *         "total_is_estimate": false,
                     *         "next_cursor": null
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @description What was asked for, or what an event says. */
                        data: {
                            /** @description What is in it, from back to front. */
                            children: {
                                /** @description The name as screens show it. */
                                display_name: string;
                                /** @description Identifies it in other calls. */
                                id: number;
                                /** @description The name. */
                                name: string;
                                /** @description The id of what it belongs to; null at the top. */
                                parent_id: number | null;
                            }[];
                            /** @description The name as screens show it. */
                            display_name: string;
                            /** @description Identifies it in other calls. */
                            id: number;
                            /** @description The name. */
                            name: string;
                            /** @description The id of what it belongs to; null at the top. */
                            parent_id: number | null;
                        }[];
                        meta: components["schemas"]["PageMeta"];
                    };
                };
            };
        };
    };
    consumptionRecordsList: {
        parameters: {
            query?: {
                /** @description `meta.next_cursor` of the previous page. Takes precedence over `page`. */
                after?: components["parameters"]["After"];
                /** @description Only rows whose `no` contains this text, ignoring case. */
                no_cont?: components["parameters"]["NoCont"];
                /** @description Columns to sort by, separated by commas, each with an optional `asc` or `desc`. Default: `paid_at desc`. Columns: paid_at. */
                order?: string;
                /** @description The page number. 0 returns all rows, up to 1000. The page after the one you just read continues where that page ended, for up to 5 minutes, so no row is skipped or repeated. Page 1 starts over. */
                page?: components["parameters"]["Page"];
                /** @description Only rows whose `paid_at` is on this day or later, in the factory's time zone. */
                paid_at_gteq_date?: components["parameters"]["PaidAtGteqDate"];
                /** @description Only rows whose `paid_at` is on this day or earlier, in the factory's time zone. */
                paid_at_lteq_date?: components["parameters"]["PaidAtLteqDate"];
                /** @description The number of rows per page. */
                per_page?: components["parameters"]["PerPage"];
                /** @description Only rows whose `user_id` has this value. */
                user_id_eq?: components["parameters"]["UserIdEq"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of rows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "id": 4711,
                     *           "no": "FO261115000063",
                     *           "amount": 36.9,
                     *           "currency": "CNY",
                     *           "user_id": 4711,
                     *           "user": {
                     *             "id": 4711,
                     *             "screen_name": "Anna Wang"
                     *           },
                     *           "form_orders": [
                     *             {
                     *               "id": 4711,
                     *               "no": "FO261115000063",
                     *               "amount": 36.9,
                     *               "state": "init"
                     *             }
                     *           ],
                     *           "paid_at": "2026-11-15T08:09:46.278Z"
                     *         }
                     *       ],
                     *       "meta": {
                     *         "page": 1,
                     *         "per_page": 1,
                     *         "total": 1,
                     *         "total_pages": 1,
                     *         "total_is_estimate": false,
                     *         "next_cursor": null
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @description What was asked for, or what an event says. */
                        data: components["schemas"]["ConsumptionRecord"][];
                        meta: components["schemas"]["PageMeta"];
                    };
                };
            };
        };
    };
    consumptionRecordsPay: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "form_order_ids": [
                 *         4711
                 *       ]
                 *     }
                 */
                "application/json": {
                    /** @description The ids of the form orders. */
                    form_order_ids: number[];
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 4711,
                     *       "no": "FO261115000063",
                     *       "amount": 36.9,
                     *       "currency": "CNY",
                     *       "user_id": 4711,
                     *       "user": {
                     *         "id": 4711,
                     *         "screen_name": "Anna Wang"
                     *       },
                     *       "form_orders": [
                     *         {
                     *           "id": 4711,
                     *           "no": "FO261115000063",
                     *           "amount": 36.9,
                     *           "state": "init"
                     *         }
                     *       ],
                     *       "paid_at": "2026-11-15T08:09:46.278Z"
                     *     }
                     */
                    "application/json": components["schemas"]["ConsumptionRecord"];
                };
            };
        };
    };
    consumptionRecordsGet: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The `id` of an entry of `/consumption_records`. */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 4711,
                     *       "no": "FO261115000063",
                     *       "amount": 36.9,
                     *       "currency": "CNY",
                     *       "user_id": 4711,
                     *       "user": {
                     *         "id": 4711,
                     *         "screen_name": "Anna Wang"
                     *       },
                     *       "form_orders": [
                     *         {
                     *           "id": 4711,
                     *           "no": "FO261115000063",
                     *           "amount": 36.9,
                     *           "state": "init"
                     *         }
                     *       ],
                     *       "paid_at": "2026-11-15T08:09:46.278Z"
                     *     }
                     */
                    "application/json": components["schemas"]["ConsumptionRecord"];
                };
            };
        };
    };
    dashboardGet: {
        parameters: {
            query?: {
                /** @description The last day of the range, in the factory's time zone. */
                end_date?: string;
                /** @description The first day of the range, in the factory's time zone. */
                start_date?: string;
                /** @description Only rows of this customer. Only the factory may name another account. */
                user_id?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "start_date": "2026-11-15",
                     *       "end_date": "2026-11-15",
                     *       "form_orders_count": 1,
                     *       "orders_amount": 36.9,
                     *       "paid_form_orders_count": 1,
                     *       "paid_orders_amount": 36.9,
                     *       "form_count": 1,
                     *       "form_amount": 36.9,
                     *       "form_init_amount": 36.9,
                     *       "form_paid_amount": 36.9,
                     *       "micro_custom_count": 1,
                     *       "micro_custom_amount": 36.9,
                     *       "micro_custom_init_amount": 36.9,
                     *       "micro_custom_paid_amount": 36.9,
                     *       "batch_count": 1,
                     *       "batch_amount": 36.9,
                     *       "batch_init_amount": 36.9,
                     *       "batch_paid_amount": 36.9,
                     *       "new_form_orders_trend": [
                     *         {
                     *           "date": "2026-11-15",
                     *           "count": 1
                     *         }
                     *       ],
                     *       "new_paid_form_orders_trend": [
                     *         {
                     *           "date": "2026-11-15",
                     *           "count": 1
                     *         }
                     *       ],
                     *       "orders_amount_trend": [
                     *         {
                     *           "date": "2026-11-15",
                     *           "amount": 36.9
                     *         }
                     *       ],
                     *       "paid_orders_amount_trend": [
                     *         {
                     *           "date": "2026-11-15",
                     *           "amount": 36.9
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        /** @description The amount of batch orders. */
                        batch_amount: number;
                        /** @description How many batch orders were placed. */
                        batch_count: number;
                        /** @description The unpaid amount of batch orders. */
                        batch_init_amount: number;
                        /** @description The paid amount of batch orders. */
                        batch_paid_amount: number;
                        /**
                         * Format: date
                         * @description The last day.
                         */
                        end_date: string;
                        /** @description The amount of form orders with supplied images. */
                        form_amount: number;
                        /** @description How many form orders with supplied images were placed. */
                        form_count: number;
                        /** @description The unpaid amount of form orders with supplied images. */
                        form_init_amount: number;
                        /** @description How many form orders were placed. */
                        form_orders_count: number;
                        /** @description The paid amount of form orders with supplied images. */
                        form_paid_amount: number;
                        /** @description The amount of micro custom orders. */
                        micro_custom_amount: number;
                        /** @description How many micro custom orders were placed. */
                        micro_custom_count: number;
                        /** @description The unpaid amount of micro custom orders. */
                        micro_custom_init_amount: number;
                        /** @description The paid amount of micro custom orders. */
                        micro_custom_paid_amount: number;
                        /** @description The form orders placed on each day. */
                        new_form_orders_trend: {
                            /** @description How many there are. */
                            count: number;
                            /**
                             * Format: date
                             * @description The day.
                             */
                            date: string;
                        }[];
                        /** @description The form orders paid on each day. */
                        new_paid_form_orders_trend: {
                            /** @description How many there are. */
                            count: number;
                            /**
                             * Format: date
                             * @description The day.
                             */
                            date: string;
                        }[];
                        /** @description The amount of the orders in the period. */
                        orders_amount: number;
                        /** @description The amount placed on each day. */
                        orders_amount_trend: {
                            /** @description The amount, in the unit of `currency`. */
                            amount: number;
                            /**
                             * Format: date
                             * @description The day.
                             */
                            date: string;
                        }[];
                        /** @description How many form orders were paid. */
                        paid_form_orders_count: number;
                        /** @description The amount of the paid orders in the period. */
                        paid_orders_amount: number;
                        /** @description The amount paid on each day. */
                        paid_orders_amount_trend: {
                            /** @description The amount, in the unit of `currency`. */
                            amount: number;
                            /**
                             * Format: date
                             * @description The day.
                             */
                            date: string;
                        }[];
                        /**
                         * Format: date
                         * @description The first day.
                         */
                        start_date: string;
                    };
                };
            };
        };
    };
    fontLibrariesList: {
        parameters: {
            query?: {
                /** @description `meta.next_cursor` of the previous page. Takes precedence over `page`. */
                after?: components["parameters"]["After"];
                /** @description The text to search for. */
                keyword?: components["parameters"]["Keyword"];
                /** @description Only rows whose `name` contains this text, ignoring case. */
                name_cont?: components["parameters"]["NameCont"];
                /** @description Columns to sort by, separated by commas, each with an optional `asc` or `desc`. Default: `created_at desc`. Columns: created_at, name. */
                order?: components["parameters"]["OrderVariant3"];
                /** @description The page number. 0 returns all rows, up to 1000. The page after the one you just read continues where that page ended, for up to 5 minutes, so no row is skipped or repeated. Page 1 starts over. */
                page?: components["parameters"]["Page"];
                /** @description The number of rows per page. */
                per_page?: components["parameters"]["PerPage"];
                /** @description Only rows whose `tags_name` is one of these values. */
                "tags_name_in[]"?: components["parameters"]["TagsNameIn"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of rows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "id": 4711,
                     *           "name": "Mug",
                     *           "font_file": {
                     *             "id": 4711,
                     *             "url": "/app_api/v1/blobs/6c5d4195cba4e3b34912d803e33d147c48781ccb/photo.png",
                     *             "filename": "photo.png"
                     *           },
                     *           "tags": [
                     *             "tag"
                     *           ],
                     *           "tag_list": [
                     *             "tag list"
                     *           ],
                     *           "created_at": "2026-11-15T08:09:46.278Z",
                     *           "updated_at": "2026-11-15T08:09:46.278Z"
                     *         }
                     *       ],
                     *       "meta": {
                     *         "page": 1,
                     *         "per_page": 1,
                     *         "total": 1,
                     *         "total_pages": 1,
                     *         "total_is_estimate": false,
                     *         "next_cursor": null
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @description What was asked for, or what an event says. */
                        data: components["schemas"]["FontLibrary"][];
                        meta: components["schemas"]["PageMeta"];
                    };
                };
            };
        };
    };
    fontLibrariesGet: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The `id` of an entry of `/font_libraries`. */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 4711,
                     *       "name": "Mug",
                     *       "font_file": {
                     *         "id": 4711,
                     *         "url": "/app_api/v1/blobs/6c5d4195cba4e3b34912d803e33d147c48781ccb/photo.png",
                     *         "filename": "photo.png"
                     *       },
                     *       "tags": [
                     *         "tag"
                     *       ],
                     *       "tag_list": [
                     *         "tag list"
                     *       ],
                     *       "created_at": "2026-11-15T08:09:46.278Z",
                     *       "updated_at": "2026-11-15T08:09:46.278Z"
                     *     }
                     */
                    "application/json": components["schemas"]["FontLibrary"];
                };
            };
        };
    };
    fontLibrariesOptions: {
        parameters: {
            query?: {
                /** @description `meta.next_cursor` of the previous page. Takes precedence over `page`. */
                after?: components["parameters"]["After"];
                /** @description Only rows whose `id` is one of these values. */
                "id_in[]"?: components["parameters"]["IdIn"];
                /** @description The text to search for. */
                keyword?: components["parameters"]["Keyword"];
                /** @description Only rows whose `name` contains this text, ignoring case. */
                name_cont?: components["parameters"]["NameCont"];
                /** @description Columns to sort by, separated by commas, each with an optional `asc` or `desc`. Default: `created_at desc`. Columns: created_at, name. */
                order?: components["parameters"]["OrderVariant3"];
                /** @description The page number. 0 returns all rows, up to 1000. The page after the one you just read continues where that page ended, for up to 5 minutes, so no row is skipped or repeated. Page 1 starts over. */
                page?: components["parameters"]["Page"];
                /** @description The number of rows per page. */
                per_page?: components["parameters"]["PerPageVariant2"];
                /** @description Only rows whose `tags_name` is one of these values. */
                "tags_name_in[]"?: components["parameters"]["TagsNameIn"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of rows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "id": 4711,
                     *           "name": "Mug",
                     *           "font_file": {
                     *             "id": 4711,
                     *             "url": "/app_api/v1/blobs/6c5d4195cba4e3b34912d803e33d147c48781ccb/photo.png",
                     *             "filename": "photo.png"
                     *           },
                     *           "tags": [
                     *             "tag"
                     *           ],
                     *           "tag_list": [
                     *             "tag list"
                     *           ],
                     *           "created_at": "2026-11-15T08:09:46.278Z",
                     *           "updated_at": "2026-11-15T08:09:46.278Z",
                     *           "display_name": "display name"
                     *         }
                     *       ],
                     *       "meta": {
                     *         "page": 1,
                     *         "per_page": 1,
                     *         "total": 1,
                     *         "total_pages": 1,
                     *         "total_is_estimate": false,
                     *         "next_cursor": null
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @description What was asked for, or what an event says. */
                        data: {
                            /**
                             * Format: date-time
                             * @description When it was created.
                             */
                            created_at: string;
                            /** @description The name as screens show it. */
                            display_name: string;
                            font_file: components["schemas"]["FileRef"];
                            /** @description Identifies it in other calls. */
                            id: number;
                            /** @description The name. */
                            name: string;
                            /** @description The tags. */
                            tag_list: string[];
                            /** @description The tags. */
                            tags: string[];
                            /**
                             * Format: date-time
                             * @description When it was last changed.
                             */
                            updated_at: string;
                        }[];
                        meta: components["schemas"]["PageMeta"];
                    };
                };
            };
        };
    };
    formOrdersList: {
        parameters: {
            query?: {
                /** @description `meta.next_cursor` of the previous page. Takes precedence over `page`. */
                after?: components["parameters"]["After"];
                /** @description Only rows whose `created_at` is on this day or later, in the factory's time zone. */
                created_at_gteq_date?: components["parameters"]["CreatedAtGteqDate"];
                /** @description Only rows whose `created_at` is on this day or earlier, in the factory's time zone. */
                created_at_lteq_date?: components["parameters"]["CreatedAtLteqDate"];
                /** @description Only rows whose `findings` has this value. */
                findings_eq?: components["parameters"]["FindingsEq"];
                /** @description Only rows whose `id` is one of these values. */
                "id_in[]"?: components["parameters"]["IdIn"];
                /** @description Only rows whose `no` contains this text, ignoring case. */
                no_cont?: components["parameters"]["NoCont"];
                /** @description Only rows whose `no` has this value. */
                no_eq?: components["parameters"]["NoEq"];
                /** @description Only rows whose `no` is one of these values. */
                "no_in[]"?: components["parameters"]["NoIn"];
                /** @description Columns to sort by, separated by commas, each with an optional `asc` or `desc`. Default: `created_at desc`. Columns: created_at, updated_at, amount. */
                order?: string;
                /** @description Only rows whose `orders_no` contains this text, ignoring case. */
                orders_no_cont?: components["parameters"]["OrdersNoCont"];
                /** @description The page number. 0 returns all rows, up to 1000. The page after the one you just read continues where that page ended, for up to 5 minutes, so no row is skipped or repeated. Page 1 starts over. */
                page?: components["parameters"]["Page"];
                /** @description The number of rows per page. */
                per_page?: components["parameters"]["PerPage"];
                /** @description Only rows whose `sku_template_category_id` has this value. */
                sku_template_category_id_eq?: components["parameters"]["SkuTemplateCategoryIdEq"];
                /** @description Only rows whose `sku_template_name` contains this text, ignoring case. */
                sku_template_name_cont?: components["parameters"]["SkuTemplateNameCont"];
                /** @description Only rows whose `sku_template_no` contains this text, ignoring case. */
                sku_template_no_cont?: components["parameters"]["SkuTemplateNoCont"];
                /** @description Only rows whose `state` has this value. */
                state_eq?: components["parameters"]["StateEq"];
                /** @description Only rows whose `state` is one of these values. */
                "state_in[]"?: components["parameters"]["StateIn"];
                /** @description Only rows whose `tags_name` is one of these values. */
                "tags_name_in[]"?: components["parameters"]["TagsNameIn"];
                /** @description Only rows whose `type` has this value. */
                type_eq?: "FormOrder::MicroCustom" | "FormOrder::Form" | "FormOrder::Batch";
                /** @description Only rows whose `updated_at` is at this time or later. */
                updated_at_gteq?: components["parameters"]["UpdatedAtGteq"];
                /** @description Only rows whose `updated_at` is at this time or earlier. */
                updated_at_lteq?: components["parameters"]["UpdatedAtLteq"];
                /** @description Only rows whose `user_id` has this value. */
                user_id_eq?: components["parameters"]["UserIdEq"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of rows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "id": 4711,
                     *           "no": "FO261115000063",
                     *           "display_name": "display name",
                     *           "type": "FormOrder::MicroCustom",
                     *           "sku_template_no": "SKU000024",
                     *           "sku_template_name": "sku template name",
                     *           "sku_template": {
                     *             "id": 4711,
                     *             "kind": "micro_custom"
                     *           },
                     *           "orders_count": 1,
                     *           "quantity": 1,
                     *           "amount": 36.9,
                     *           "currency": "CNY",
                     *           "user_id": 4711,
                     *           "user": {
                     *             "id": 4711,
                     *             "screen_name": "Anna Wang"
                     *           },
                     *           "placed_by": {
                     *             "id": 4711,
                     *             "screen_name": "Anna Wang"
                     *           },
                     *           "state": "init",
                     *           "can_refund": false,
                     *           "tag_list": [
                     *             "tag list"
                     *           ],
                     *           "rejected_reason": "rejected reason",
                     *           "category_id": 4711,
                     *           "category": {
                     *             "id": 4711,
                     *             "name": "Mug",
                     *             "parent_id": 4711
                     *           },
                     *           "effect_images": [
                     *             {
                     *               "id": 4711,
                     *               "url": "/app_api/v1/blobs/6c5d4195cba4e3b34912d803e33d147c48781ccb/photo.png",
                     *               "filename": "photo.png"
                     *             }
                     *           ],
                     *           "finding_counts": {
                     *             "errors": 1,
                     *             "warnings": 1,
                     *             "orders": 1
                     *           },
                     *           "confirm_request": {
                     *             "requested_at": "2026-11-15T08:09:46.278Z",
                     *             "user": {
                     *               "id": 4711,
                     *               "screen_name": "Anna Wang"
                     *             },
                     *             "held_by": "failed_images"
                     *           },
                     *           "paid_at": "2026-11-15T08:09:46.278Z",
                     *           "ended_at": "2026-11-15T08:09:46.278Z",
                     *           "created_at": "2026-11-15T08:09:46.278Z",
                     *           "updated_at": "2026-11-15T08:09:46.278Z"
                     *         }
                     *       ],
                     *       "meta": {
                     *         "page": 1,
                     *         "per_page": 1,
                     *         "total": 1,
                     *         "total_pages": 1,
                     *         "total_is_estimate": false,
                     *         "next_cursor": null
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @description What was asked for, or what an event says. */
                        data: components["schemas"]["FormOrder"][];
                        meta: components["schemas"]["PageMeta"];
                    };
                };
            };
        };
    };
    formOrdersCreate: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "type": "FormOrder::MicroCustom",
                 *       "sku_template_no": "SKU000024",
                 *       "orders_attributes": [
                 *         {
                 *           "no": "SHOP-1001",
                 *           "quantity": 2,
                 *           "size": "M",
                 *           "custom_fields": [
                 *             {
                 *               "key": "Name",
                 *               "value": "Anna"
                 *             },
                 *             {
                 *               "key": "Photo",
                 *               "value": "/app_api/v1/blobs/6c5d4195cba4e3b34912d803e33d147c48781ccb/photo.png"
                 *             }
                 *           ],
                 *           "receiver_name": "Anna Wang",
                 *           "phone": "13800000000",
                 *           "country": "China",
                 *           "province": "Zhejiang",
                 *           "city": "Hangzhou",
                 *           "address": "1 Wensan Road",
                 *           "zip_code": "310012"
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["FormOrderRequest"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "message": "Success",
                     *       "form_order": {
                     *         "id": 4711,
                     *         "no": "FO261115000063",
                     *         "state": "init",
                     *         "amount": 76.8,
                     *         "currency": "CNY"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /**
                         * @description The code of the result: 200, or the code of an error.
                         * @constant
                         */
                        code: 200;
                        /** @description The form order that it belongs to or is about. */
                        form_order: {
                            /** @description The amount, in the unit of `currency`. */
                            amount: number;
                            /**
                             * @description Currency of the amounts (ISO 4217). The same for the whole factory.
                             * @enum {string}
                             */
                            currency: "CNY" | "HKD" | "TWD" | "USD" | "EUR" | "GBP" | "AUD" | "CAD" | "SGD" | "MYR" | "THB";
                            /** @description Identifies it in other calls. */
                            id: number;
                            /** @description The number. */
                            no: string;
                            /**
                             * @description The state that it is in.
                             * @enum {string}
                             */
                            state: "init" | "paid" | "confirmed" | "in_production" | "sent" | "closed" | "refunded";
                        };
                        /** @description What happened, as a sentence in the language of the caller. */
                        message: string;
                    };
                };
            };
        };
    };
    formOrdersGet: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The `id` of an entry of `/form_orders`. */
                id: components["parameters"]["FormOrdersId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 4711,
                     *       "no": "FO261115000063",
                     *       "display_name": "display name",
                     *       "type": "FormOrder::MicroCustom",
                     *       "sku_template_no": "SKU000024",
                     *       "sku_template_name": "sku template name",
                     *       "sku_template": {
                     *         "id": 4711,
                     *         "kind": "micro_custom"
                     *       },
                     *       "orders_count": 1,
                     *       "quantity": 1,
                     *       "amount": 36.9,
                     *       "currency": "CNY",
                     *       "user_id": 4711,
                     *       "user": {
                     *         "id": 4711,
                     *         "screen_name": "Anna Wang"
                     *       },
                     *       "placed_by": {
                     *         "id": 4711,
                     *         "screen_name": "Anna Wang"
                     *       },
                     *       "state": "init",
                     *       "can_refund": false,
                     *       "tag_list": [
                     *         "tag list"
                     *       ],
                     *       "rejected_reason": "rejected reason",
                     *       "category_id": 4711,
                     *       "category": {
                     *         "id": 4711,
                     *         "name": "Mug",
                     *         "parent_id": 4711
                     *       },
                     *       "effect_images": [
                     *         {
                     *           "id": 4711,
                     *           "url": "/app_api/v1/blobs/6c5d4195cba4e3b34912d803e33d147c48781ccb/photo.png",
                     *           "filename": "photo.png"
                     *         }
                     *       ],
                     *       "finding_counts": {
                     *         "errors": 1,
                     *         "warnings": 1,
                     *         "orders": 1
                     *       },
                     *       "confirm_request": {
                     *         "requested_at": "2026-11-15T08:09:46.278Z",
                     *         "user": {
                     *           "id": 4711,
                     *           "screen_name": "Anna Wang"
                     *         },
                     *         "held_by": "failed_images"
                     *       },
                     *       "paid_at": "2026-11-15T08:09:46.278Z",
                     *       "ended_at": "2026-11-15T08:09:46.278Z",
                     *       "created_at": "2026-11-15T08:09:46.278Z",
                     *       "updated_at": "2026-11-15T08:09:46.278Z",
                     *       "import_file": {
                     *         "id": 4711,
                     *         "url": "/app_api/v1/blobs/6c5d4195cba4e3b34912d803e33d147c48781ccb/photo.png",
                     *         "filename": "photo.png"
                     *       },
                     *       "font_libraries": [
                     *         {
                     *           "id": 4711,
                     *           "name": "Mug",
                     *           "font_file": {
                     *             "id": 4711,
                     *             "url": "/app_api/v1/blobs/6c5d4195cba4e3b34912d803e33d147c48781ccb/photo.png",
                     *             "filename": "photo.png"
                     *           },
                     *           "tags": [
                     *             "tag"
                     *           ],
                     *           "tag_list": [
                     *             "tag list"
                     *           ],
                     *           "created_at": "2026-11-15T08:09:46.278Z",
                     *           "updated_at": "2026-11-15T08:09:46.278Z"
                     *         }
                     *       ],
                     *       "order_image_configs": {
                     *         "production_image_configs": [],
                     *         "effect_image_configs": [],
                     *         "custom_area_configs": []
                     *       },
                     *       "images": {
                     *         "done": 1,
                     *         "waiting": 1,
                     *         "failed": 1
                     *       },
                     *       "amount_parts": [
                     *         {
                     *           "size": "M",
                     *           "price": 36.9,
                     *           "quantity": 1,
                     *           "orders_count": 1,
                     *           "system_rendering_price": 36.9,
                     *           "amount": 36.9
                     *         }
                     *       ],
                     *       "refund_approval_id": 4711,
                     *       "moves": [
                     *         {
                     *           "move": "pay",
                     *           "user": {
                     *             "id": 4711,
                     *             "screen_name": "Anna Wang"
                     *           },
                     *           "created_at": "2026-11-15T08:09:46.278Z"
                     *         }
                     *       ],
                     *       "amendments": [
                     *         {
                     *           "id": 4711,
                     *           "user": {
                     *             "id": 4711,
                     *             "screen_name": "Anna Wang"
                     *           },
                     *           "changes": [
                     *             {
                     *               "field": "receiver_name",
                     *               "key": "6c5d4195cba4e3b34912d803e33d147c48781ccb",
                     *               "before": "before",
                     *               "after": "after"
                     *             }
                     *           ],
                     *           "reason": "reason",
                     *           "created_at": "2026-11-15T08:09:46.278Z",
                     *           "order": {
                     *             "id": 4711,
                     *             "no": "FO261115000063"
                     *           }
                     *         }
                     *       ],
                     *       "receivers_count": 1,
                     *       "orders": [
                     *         {
                     *           "id": 4711,
                     *           "no": "FO261115000063",
                     *           "sub_no": "1",
                     *           "system_no": "OD261115000138",
                     *           "sku_template_id": 4711,
                     *           "sku_template_no": "SKU000024",
                     *           "sku_template_name": "sku template name",
                     *           "sku_template_material_name": "sku template material name",
                     *           "sku_template_kind": "micro_custom",
                     *           "category_id": 4711,
                     *           "form_order_id": 4711,
                     *           "form_order_no": "form order no",
                     *           "production_batch_id": 4711,
                     *           "production_batch_no": null,
                     *           "user_id": 4711,
                     *           "user": {
                     *             "id": 4711,
                     *             "screen_name": "Anna Wang"
                     *           },
                     *           "size": "M",
                     *           "quantity": 1,
                     *           "price": 36.9,
                     *           "system_rendering_price": 36.9,
                     *           "amount": 36.9,
                     *           "currency": "CNY",
                     *           "state": "init",
                     *           "receiver_name": "Anna Wang",
                     *           "company_name": "company name",
                     *           "phone": "13800000000",
                     *           "country": "China",
                     *           "country_code": null,
                     *           "province": "Zhejiang",
                     *           "city": "Hangzhou",
                     *           "address": "1 Wensan Road",
                     *           "zip_code": "310012",
                     *           "shipping_method": "shipping method",
                     *           "remark": "remark",
                     *           "rendering_effect_images": [
                     *             {
                     *               "config_id": "config id",
                     *               "name": "Mug",
                     *               "state": "queued",
                     *               "progress": 36.9,
                     *               "url": null,
                     *               "width": 1,
                     *               "height": 1,
                     *               "findings": [
                     *                 {
                     *                   "kind": "kind",
                     *                   "layer_id": "layer id",
                     *                   "layer_name": "layer name",
                     *                   "message": "message"
                     *                 }
                     *               ],
                     *               "error": null
                     *             }
                     *           ],
                     *           "rendering_custom_areas": [
                     *             {
                     *               "config_id": "config id",
                     *               "name": "Mug",
                     *               "state": "queued",
                     *               "progress": 36.9,
                     *               "url": null,
                     *               "width": 1,
                     *               "height": 1,
                     *               "findings": [
                     *                 {
                     *                   "kind": "kind",
                     *                   "layer_id": "layer id",
                     *                   "layer_name": "layer name",
                     *                   "message": "message"
                     *                 }
                     *               ],
                     *               "error": null
                     *             }
                     *           ],
                     *           "finding_counts": {
                     *             "errors": 1,
                     *             "warnings": 1
                     *           },
                     *           "print_findings": [
                     *             {
                     *               "kind": "kind",
                     *               "layer_id": "layer id",
                     *               "layer_name": "layer name",
                     *               "message": "message",
                     *               "severity": "error",
                     *               "config_id": "config id",
                     *               "image_name": "image name"
                     *             }
                     *           ],
                     *           "parcels": [
                     *             {
                     *               "shipping_no": "SF1429883022170",
                     *               "shipping_company": "SF Express"
                     *             }
                     *           ],
                     *           "paid_at": "2026-11-15T08:09:46.278Z",
                     *           "erased_at": "2026-11-15T08:09:46.278Z",
                     *           "created_at": "2026-11-15T08:09:46.278Z",
                     *           "updated_at": "2026-11-15T08:09:46.278Z"
                     *         }
                     *       ],
                     *       "more_orders": null,
                     *       "production_batches": [
                     *         {
                     *           "id": 4711,
                     *           "no": "FO261115000063",
                     *           "state": "state",
                     *           "orders_count": 1
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["FormOrderDetail"];
                };
            };
        };
    };
    formOrdersUpdate: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The `id` of an entry of `/form_orders`. */
                id: components["parameters"]["FormOrdersId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The tags. */
                    tag_list: string[];
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 4711,
                     *       "no": "FO261115000063",
                     *       "display_name": "display name",
                     *       "type": "FormOrder::MicroCustom",
                     *       "sku_template_no": "SKU000024",
                     *       "sku_template_name": "sku template name",
                     *       "sku_template": {
                     *         "id": 4711,
                     *         "kind": "micro_custom"
                     *       },
                     *       "orders_count": 1,
                     *       "quantity": 1,
                     *       "amount": 36.9,
                     *       "currency": "CNY",
                     *       "user_id": 4711,
                     *       "user": {
                     *         "id": 4711,
                     *         "screen_name": "Anna Wang"
                     *       },
                     *       "placed_by": {
                     *         "id": 4711,
                     *         "screen_name": "Anna Wang"
                     *       },
                     *       "state": "init",
                     *       "can_refund": false,
                     *       "tag_list": [
                     *         "tag list"
                     *       ],
                     *       "rejected_reason": "rejected reason",
                     *       "category_id": 4711,
                     *       "category": {
                     *         "id": 4711,
                     *         "name": "Mug",
                     *         "parent_id": 4711
                     *       },
                     *       "effect_images": [
                     *         {
                     *           "id": 4711,
                     *           "url": "/app_api/v1/blobs/6c5d4195cba4e3b34912d803e33d147c48781ccb/photo.png",
                     *           "filename": "photo.png"
                     *         }
                     *       ],
                     *       "finding_counts": {
                     *         "errors": 1,
                     *         "warnings": 1,
                     *         "orders": 1
                     *       },
                     *       "confirm_request": {
                     *         "requested_at": "2026-11-15T08:09:46.278Z",
                     *         "user": {
                     *           "id": 4711,
                     *           "screen_name": "Anna Wang"
                     *         },
                     *         "held_by": "failed_images"
                     *       },
                     *       "paid_at": "2026-11-15T08:09:46.278Z",
                     *       "ended_at": "2026-11-15T08:09:46.278Z",
                     *       "created_at": "2026-11-15T08:09:46.278Z",
                     *       "updated_at": "2026-11-15T08:09:46.278Z",
                     *       "import_file": {
                     *         "id": 4711,
                     *         "url": "/app_api/v1/blobs/6c5d4195cba4e3b34912d803e33d147c48781ccb/photo.png",
                     *         "filename": "photo.png"
                     *       },
                     *       "font_libraries": [
                     *         {
                     *           "id": 4711,
                     *           "name": "Mug",
                     *           "font_file": {
                     *             "id": 4711,
                     *             "url": "/app_api/v1/blobs/6c5d4195cba4e3b34912d803e33d147c48781ccb/photo.png",
                     *             "filename": "photo.png"
                     *           },
                     *           "tags": [
                     *             "tag"
                     *           ],
                     *           "tag_list": [
                     *             "tag list"
                     *           ],
                     *           "created_at": "2026-11-15T08:09:46.278Z",
                     *           "updated_at": "2026-11-15T08:09:46.278Z"
                     *         }
                     *       ],
                     *       "order_image_configs": {
                     *         "production_image_configs": [],
                     *         "effect_image_configs": [],
                     *         "custom_area_configs": []
                     *       },
                     *       "images": {
                     *         "done": 1,
                     *         "waiting": 1,
                     *         "failed": 1
                     *       },
                     *       "amount_parts": [
                     *         {
                     *           "size": "M",
                     *           "price": 36.9,
                     *           "quantity": 1,
                     *           "orders_count": 1,
                     *           "system_rendering_price": 36.9,
                     *           "amount": 36.9
                     *         }
                     *       ],
                     *       "refund_approval_id": 4711,
                     *       "moves": [
                     *         {
                     *           "move": "pay",
                     *           "user": {
                     *             "id": 4711,
                     *             "screen_name": "Anna Wang"
                     *           },
                     *           "created_at": "2026-11-15T08:09:46.278Z"
                     *         }
                     *       ],
                     *       "amendments": [
                     *         {
                     *           "id": 4711,
                     *           "user": {
                     *             "id": 4711,
                     *             "screen_name": "Anna Wang"
                     *           },
                     *           "changes": [
                     *             {
                     *               "field": "receiver_name",
                     *               "key": "6c5d4195cba4e3b34912d803e33d147c48781ccb",
                     *               "before": "before",
                     *               "after": "after"
                     *             }
                     *           ],
                     *           "reason": "reason",
                     *           "created_at": "2026-11-15T08:09:46.278Z",
                     *           "order": {
                     *             "id": 4711,
                     *             "no": "FO261115000063"
                     *           }
                     *         }
                     *       ],
                     *       "receivers_count": 1,
                     *       "orders": [
                     *         {
                     *           "id": 4711,
                     *           "no": "FO261115000063",
                     *           "sub_no": "1",
                     *           "system_no": "OD261115000138",
                     *           "sku_template_id": 4711,
                     *           "sku_template_no": "SKU000024",
                     *           "sku_template_name": "sku template name",
                     *           "sku_template_material_name": "sku template material name",
                     *           "sku_template_kind": "micro_custom",
                     *           "category_id": 4711,
                     *           "form_order_id": 4711,
                     *           "form_order_no": "form order no",
                     *           "production_batch_id": 4711,
                     *           "production_batch_no": null,
                     *           "user_id": 4711,
                     *           "user": {
                     *             "id": 4711,
                     *             "screen_name": "Anna Wang"
                     *           },
                     *           "size": "M",
                     *           "quantity": 1,
                     *           "price": 36.9,
                     *           "system_rendering_price": 36.9,
                     *           "amount": 36.9,
                     *           "currency": "CNY",
                     *           "state": "init",
                     *           "receiver_name": "Anna Wang",
                     *           "company_name": "company name",
                     *           "phone": "13800000000",
                     *           "country": "China",
                     *           "country_code": null,
                     *           "province": "Zhejiang",
                     *           "city": "Hangzhou",
                     *           "address": "1 Wensan Road",
                     *           "zip_code": "310012",
                     *           "shipping_method": "shipping method",
                     *           "remark": "remark",
                     *           "rendering_effect_images": [
                     *             {
                     *               "config_id": "config id",
                     *               "name": "Mug",
                     *               "state": "queued",
                     *               "progress": 36.9,
                     *               "url": null,
                     *               "width": 1,
                     *               "height": 1,
                     *               "findings": [
                     *                 {
                     *                   "kind": "kind",
                     *                   "layer_id": "layer id",
                     *                   "layer_name": "layer name",
                     *                   "message": "message"
                     *                 }
                     *               ],
                     *               "error": null
                     *             }
                     *           ],
                     *           "rendering_custom_areas": [
                     *             {
                     *               "config_id": "config id",
                     *               "name": "Mug",
                     *               "state": "queued",
                     *               "progress": 36.9,
                     *               "url": null,
                     *               "width": 1,
                     *               "height": 1,
                     *               "findings": [
                     *                 {
                     *                   "kind": "kind",
                     *                   "layer_id": "layer id",
                     *                   "layer_name": "layer name",
                     *                   "message": "message"
                     *                 }
                     *               ],
                     *               "error": null
                     *             }
                     *           ],
                     *           "finding_counts": {
                     *             "errors": 1,
                     *             "warnings": 1
                     *           },
                     *           "print_findings": [
                     *             {
                     *               "kind": "kind",
                     *               "layer_id": "layer id",
                     *               "layer_name": "layer name",
                     *               "message": "message",
                     *               "severity": "error",
                     *               "config_id": "config id",
                     *               "image_name": "image name"
                     *             }
                     *           ],
                     *           "parcels": [
                     *             {
                     *               "shipping_no": "SF1429883022170",
                     *               "shipping_company": "SF Express"
                     *             }
                     *           ],
                     *           "paid_at": "2026-11-15T08:09:46.278Z",
                     *           "erased_at": "2026-11-15T08:09:46.278Z",
                     *           "created_at": "2026-11-15T08:09:46.278Z",
                     *           "updated_at": "2026-11-15T08:09:46.278Z"
                     *         }
                     *       ],
                     *       "more_orders": null,
                     *       "production_batches": [
                     *         {
                     *           "id": 4711,
                     *           "no": "FO261115000063",
                     *           "state": "state",
                     *           "orders_count": 1
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["FormOrderDetail"];
                };
            };
        };
    };
    formOrdersDelete: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The `id` of an entry of `/form_orders`. */
                id: components["parameters"]["FormOrdersId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "message": "message"
                     *     }
                     */
                    "application/json": components["schemas"]["Done"];
                };
            };
        };
    };
    formOrdersClose: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The `id` of an entry of `/form_orders`. */
                id: components["parameters"]["FormOrdersId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 4711,
                     *       "no": "FO261115000063",
                     *       "display_name": "display name",
                     *       "type": "FormOrder::MicroCustom",
                     *       "sku_template_no": "SKU000024",
                     *       "sku_template_name": "sku template name",
                     *       "sku_template": {
                     *         "id": 4711,
                     *         "kind": "micro_custom"
                     *       },
                     *       "orders_count": 1,
                     *       "quantity": 1,
                     *       "amount": 36.9,
                     *       "currency": "CNY",
                     *       "user_id": 4711,
                     *       "user": {
                     *         "id": 4711,
                     *         "screen_name": "Anna Wang"
                     *       },
                     *       "placed_by": {
                     *         "id": 4711,
                     *         "screen_name": "Anna Wang"
                     *       },
                     *       "state": "init",
                     *       "can_refund": false,
                     *       "tag_list": [
                     *         "tag list"
                     *       ],
                     *       "rejected_reason": "rejected reason",
                     *       "category_id": 4711,
                     *       "category": {
                     *         "id": 4711,
                     *         "name": "Mug",
                     *         "parent_id": 4711
                     *       },
                     *       "effect_images": [
                     *         {
                     *           "id": 4711,
                     *           "url": "/app_api/v1/blobs/6c5d4195cba4e3b34912d803e33d147c48781ccb/photo.png",
                     *           "filename": "photo.png"
                     *         }
                     *       ],
                     *       "finding_counts": {
                     *         "errors": 1,
                     *         "warnings": 1,
                     *         "orders": 1
                     *       },
                     *       "confirm_request": {
                     *         "requested_at": "2026-11-15T08:09:46.278Z",
                     *         "user": {
                     *           "id": 4711,
                     *           "screen_name": "Anna Wang"
                     *         },
                     *         "held_by": "failed_images"
                     *       },
                     *       "paid_at": "2026-11-15T08:09:46.278Z",
                     *       "ended_at": "2026-11-15T08:09:46.278Z",
                     *       "created_at": "2026-11-15T08:09:46.278Z",
                     *       "updated_at": "2026-11-15T08:09:46.278Z",
                     *       "import_file": {
                     *         "id": 4711,
                     *         "url": "/app_api/v1/blobs/6c5d4195cba4e3b34912d803e33d147c48781ccb/photo.png",
                     *         "filename": "photo.png"
                     *       },
                     *       "font_libraries": [
                     *         {
                     *           "id": 4711,
                     *           "name": "Mug",
                     *           "font_file": {
                     *             "id": 4711,
                     *             "url": "/app_api/v1/blobs/6c5d4195cba4e3b34912d803e33d147c48781ccb/photo.png",
                     *             "filename": "photo.png"
                     *           },
                     *           "tags": [
                     *             "tag"
                     *           ],
                     *           "tag_list": [
                     *             "tag list"
                     *           ],
                     *           "created_at": "2026-11-15T08:09:46.278Z",
                     *           "updated_at": "2026-11-15T08:09:46.278Z"
                     *         }
                     *       ],
                     *       "order_image_configs": {
                     *         "production_image_configs": [],
                     *         "effect_image_configs": [],
                     *         "custom_area_configs": []
                     *       },
                     *       "images": {
                     *         "done": 1,
                     *         "waiting": 1,
                     *         "failed": 1
                     *       },
                     *       "amount_parts": [
                     *         {
                     *           "size": "M",
                     *           "price": 36.9,
                     *           "quantity": 1,
                     *           "orders_count": 1,
                     *           "system_rendering_price": 36.9,
                     *           "amount": 36.9
                     *         }
                     *       ],
                     *       "refund_approval_id": 4711,
                     *       "moves": [
                     *         {
                     *           "move": "pay",
                     *           "user": {
                     *             "id": 4711,
                     *             "screen_name": "Anna Wang"
                     *           },
                     *           "created_at": "2026-11-15T08:09:46.278Z"
                     *         }
                     *       ],
                     *       "amendments": [
                     *         {
                     *           "id": 4711,
                     *           "user": {
                     *             "id": 4711,
                     *             "screen_name": "Anna Wang"
                     *           },
                     *           "changes": [
                     *             {
                     *               "field": "receiver_name",
                     *               "key": "6c5d4195cba4e3b34912d803e33d147c48781ccb",
                     *               "before": "before",
                     *               "after": "after"
                     *             }
                     *           ],
                     *           "reason": "reason",
                     *           "created_at": "2026-11-15T08:09:46.278Z",
                     *           "order": {
                     *             "id": 4711,
                     *             "no": "FO261115000063"
                     *           }
                     *         }
                     *       ],
                     *       "receivers_count": 1,
                     *       "orders": [
                     *         {
                     *           "id": 4711,
                     *           "no": "FO261115000063",
                     *           "sub_no": "1",
                     *           "system_no": "OD261115000138",
                     *           "sku_template_id": 4711,
                     *           "sku_template_no": "SKU000024",
                     *           "sku_template_name": "sku template name",
                     *           "sku_template_material_name": "sku template material name",
                     *           "sku_template_kind": "micro_custom",
                     *           "category_id": 4711,
                     *           "form_order_id": 4711,
                     *           "form_order_no": "form order no",
                     *           "production_batch_id": 4711,
                     *           "production_batch_no": null,
                     *           "user_id": 4711,
                     *           "user": {
                     *             "id": 4711,
                     *             "screen_name": "Anna Wang"
                     *           },
                     *           "size": "M",
                     *           "quantity": 1,
                     *           "price": 36.9,
                     *           "system_rendering_price": 36.9,
                     *           "amount": 36.9,
                     *           "currency": "CNY",
                     *           "state": "init",
                     *           "receiver_name": "Anna Wang",
                     *           "company_name": "company name",
                     *           "phone": "13800000000",
                     *           "country": "China",
                     *           "country_code": null,
                     *           "province": "Zhejiang",
                     *           "city": "Hangzhou",
                     *           "address": "1 Wensan Road",
                     *           "zip_code": "310012",
                     *           "shipping_method": "shipping method",
                     *           "remark": "remark",
                     *           "rendering_effect_images": [
                     *             {
                     *               "config_id": "config id",
                     *               "name": "Mug",
                     *               "state": "queued",
                     *               "progress": 36.9,
                     *               "url": null,
                     *               "width": 1,
                     *               "height": 1,
                     *               "findings": [
                     *                 {
                     *                   "kind": "kind",
                     *                   "layer_id": "layer id",
                     *                   "layer_name": "layer name",
                     *                   "message": "message"
                     *                 }
                     *               ],
                     *               "error": null
                     *             }
                     *           ],
                     *           "rendering_custom_areas": [
                     *             {
                     *               "config_id": "config id",
                     *               "name": "Mug",
                     *               "state": "queued",
                     *               "progress": 36.9,
                     *               "url": null,
                     *               "width": 1,
                     *               "height": 1,
                     *               "findings": [
                     *                 {
                     *                   "kind": "kind",
                     *                   "layer_id": "layer id",
                     *                   "layer_name": "layer name",
                     *                   "message": "message"
                     *                 }
                     *               ],
                     *               "error": null
                     *             }
                     *           ],
                     *           "finding_counts": {
                     *             "errors": 1,
                     *             "warnings": 1
                     *           },
                     *           "print_findings": [
                     *             {
                     *               "kind": "kind",
                     *               "layer_id": "layer id",
                     *               "layer_name": "layer name",
                     *               "message": "message",
                     *               "severity": "error",
                     *               "config_id": "config id",
                     *               "image_name": "image name"
                     *             }
                     *           ],
                     *           "parcels": [
                     *             {
                     *               "shipping_no": "SF1429883022170",
                     *               "shipping_company": "SF Express"
                     *             }
                     *           ],
                     *           "paid_at": "2026-11-15T08:09:46.278Z",
                     *           "erased_at": "2026-11-15T08:09:46.278Z",
                     *           "created_at": "2026-11-15T08:09:46.278Z",
                     *           "updated_at": "2026-11-15T08:09:46.278Z"
                     *         }
                     *       ],
                     *       "more_orders": null,
                     *       "production_batches": [
                     *         {
                     *           "id": 4711,
                     *           "no": "FO261115000063",
                     *           "state": "state",
                     *           "orders_count": 1
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["FormOrderDetail"];
                };
            };
        };
    };
    formOrdersConfirm: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The `id` of an entry of `/form_orders`. */
                id: components["parameters"]["FormOrdersId"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /** @description Confirms although the check of the images found problems: somebody has looked at them. */
                    acknowledges_findings?: boolean;
                    /** @description Confirms once every proof is rendered, if none has findings. */
                    when_rendered?: boolean;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 4711,
                     *       "no": "FO261115000063",
                     *       "display_name": "display name",
                     *       "type": "FormOrder::MicroCustom",
                     *       "sku_template_no": "SKU000024",
                     *       "sku_template_name": "sku template name",
                     *       "sku_template": {
                     *         "id": 4711,
                     *         "kind": "micro_custom"
                     *       },
                     *       "orders_count": 1,
                     *       "quantity": 1,
                     *       "amount": 36.9,
                     *       "currency": "CNY",
                     *       "user_id": 4711,
                     *       "user": {
                     *         "id": 4711,
                     *         "screen_name": "Anna Wang"
                     *       },
                     *       "placed_by": {
                     *         "id": 4711,
                     *         "screen_name": "Anna Wang"
                     *       },
                     *       "state": "init",
                     *       "can_refund": false,
                     *       "tag_list": [
                     *         "tag list"
                     *       ],
                     *       "rejected_reason": "rejected reason",
                     *       "category_id": 4711,
                     *       "category": {
                     *         "id": 4711,
                     *         "name": "Mug",
                     *         "parent_id": 4711
                     *       },
                     *       "effect_images": [
                     *         {
                     *           "id": 4711,
                     *           "url": "/app_api/v1/blobs/6c5d4195cba4e3b34912d803e33d147c48781ccb/photo.png",
                     *           "filename": "photo.png"
                     *         }
                     *       ],
                     *       "finding_counts": {
                     *         "errors": 1,
                     *         "warnings": 1,
                     *         "orders": 1
                     *       },
                     *       "confirm_request": {
                     *         "requested_at": "2026-11-15T08:09:46.278Z",
                     *         "user": {
                     *           "id": 4711,
                     *           "screen_name": "Anna Wang"
                     *         },
                     *         "held_by": "failed_images"
                     *       },
                     *       "paid_at": "2026-11-15T08:09:46.278Z",
                     *       "ended_at": "2026-11-15T08:09:46.278Z",
                     *       "created_at": "2026-11-15T08:09:46.278Z",
                     *       "updated_at": "2026-11-15T08:09:46.278Z",
                     *       "import_file": {
                     *         "id": 4711,
                     *         "url": "/app_api/v1/blobs/6c5d4195cba4e3b34912d803e33d147c48781ccb/photo.png",
                     *         "filename": "photo.png"
                     *       },
                     *       "font_libraries": [
                     *         {
                     *           "id": 4711,
                     *           "name": "Mug",
                     *           "font_file": {
                     *             "id": 4711,
                     *             "url": "/app_api/v1/blobs/6c5d4195cba4e3b34912d803e33d147c48781ccb/photo.png",
                     *             "filename": "photo.png"
                     *           },
                     *           "tags": [
                     *             "tag"
                     *           ],
                     *           "tag_list": [
                     *             "tag list"
                     *           ],
                     *           "created_at": "2026-11-15T08:09:46.278Z",
                     *           "updated_at": "2026-11-15T08:09:46.278Z"
                     *         }
                     *       ],
                     *       "order_image_configs": {
                     *         "production_image_configs": [],
                     *         "effect_image_configs": [],
                     *         "custom_area_configs": []
                     *       },
                     *       "images": {
                     *         "done": 1,
                     *         "waiting": 1,
                     *         "failed": 1
                     *       },
                     *       "amount_parts": [
                     *         {
                     *           "size": "M",
                     *           "price": 36.9,
                     *           "quantity": 1,
                     *           "orders_count": 1,
                     *           "system_rendering_price": 36.9,
                     *           "amount": 36.9
                     *         }
                     *       ],
                     *       "refund_approval_id": 4711,
                     *       "moves": [
                     *         {
                     *           "move": "pay",
                     *           "user": {
                     *             "id": 4711,
                     *             "screen_name": "Anna Wang"
                     *           },
                     *           "created_at": "2026-11-15T08:09:46.278Z"
                     *         }
                     *       ],
                     *       "amendments": [
                     *         {
                     *           "id": 4711,
                     *           "user": {
                     *             "id": 4711,
                     *             "screen_name": "Anna Wang"
                     *           },
                     *           "changes": [
                     *             {
                     *               "field": "receiver_name",
                     *               "key": "6c5d4195cba4e3b34912d803e33d147c48781ccb",
                     *               "before": "before",
                     *               "after": "after"
                     *             }
                     *           ],
                     *           "reason": "reason",
                     *           "created_at": "2026-11-15T08:09:46.278Z",
                     *           "order": {
                     *             "id": 4711,
                     *             "no": "FO261115000063"
                     *           }
                     *         }
                     *       ],
                     *       "receivers_count": 1,
                     *       "orders": [
                     *         {
                     *           "id": 4711,
                     *           "no": "FO261115000063",
                     *           "sub_no": "1",
                     *           "system_no": "OD261115000138",
                     *           "sku_template_id": 4711,
                     *           "sku_template_no": "SKU000024",
                     *           "sku_template_name": "sku template name",
                     *           "sku_template_material_name": "sku template material name",
                     *           "sku_template_kind": "micro_custom",
                     *           "category_id": 4711,
                     *           "form_order_id": 4711,
                     *           "form_order_no": "form order no",
                     *           "production_batch_id": 4711,
                     *           "production_batch_no": null,
                     *           "user_id": 4711,
                     *           "user": {
                     *             "id": 4711,
                     *             "screen_name": "Anna Wang"
                     *           },
                     *           "size": "M",
                     *           "quantity": 1,
                     *           "price": 36.9,
                     *           "system_rendering_price": 36.9,
                     *           "amount": 36.9,
                     *           "currency": "CNY",
                     *           "state": "init",
                     *           "receiver_name": "Anna Wang",
                     *           "company_name": "company name",
                     *           "phone": "13800000000",
                     *           "country": "China",
                     *           "country_code": null,
                     *           "province": "Zhejiang",
                     *           "city": "Hangzhou",
                     *           "address": "1 Wensan Road",
                     *           "zip_code": "310012",
                     *           "shipping_method": "shipping method",
                     *           "remark": "remark",
                     *           "rendering_effect_images": [
                     *             {
                     *               "config_id": "config id",
                     *               "name": "Mug",
                     *               "state": "queued",
                     *               "progress": 36.9,
                     *               "url": null,
                     *               "width": 1,
                     *               "height": 1,
                     *               "findings": [
                     *                 {
                     *                   "kind": "kind",
                     *                   "layer_id": "layer id",
                     *                   "layer_name": "layer name",
                     *                   "message": "message"
                     *                 }
                     *               ],
                     *               "error": null
                     *             }
                     *           ],
                     *           "rendering_custom_areas": [
                     *             {
                     *               "config_id": "config id",
                     *               "name": "Mug",
                     *               "state": "queued",
                     *               "progress": 36.9,
                     *               "url": null,
                     *               "width": 1,
                     *               "height": 1,
                     *               "findings": [
                     *                 {
                     *                   "kind": "kind",
                     *                   "layer_id": "layer id",
                     *                   "layer_name": "layer name",
                     *                   "message": "message"
                     *                 }
                     *               ],
                     *               "error": null
                     *             }
                     *           ],
                     *           "finding_counts": {
                     *             "errors": 1,
                     *             "warnings": 1
                     *           },
                     *           "print_findings": [
                     *             {
                     *               "kind": "kind",
                     *               "layer_id": "layer id",
                     *               "layer_name": "layer name",
                     *               "message": "message",
                     *               "severity": "error",
                     *               "config_id": "config id",
                     *               "image_name": "image name"
                     *             }
                     *           ],
                     *           "parcels": [
                     *             {
                     *               "shipping_no": "SF1429883022170",
                     *               "shipping_company": "SF Express"
                     *             }
                     *           ],
                     *           "paid_at": "2026-11-15T08:09:46.278Z",
                     *           "erased_at": "2026-11-15T08:09:46.278Z",
                     *           "created_at": "2026-11-15T08:09:46.278Z",
                     *           "updated_at": "2026-11-15T08:09:46.278Z"
                     *         }
                     *       ],
                     *       "more_orders": null,
                     *       "production_batches": [
                     *         {
                     *           "id": 4711,
                     *           "no": "FO261115000063",
                     *           "state": "state",
                     *           "orders_count": 1
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["FormOrderDetail"];
                };
            };
        };
    };
    formOrdersCancelConfirm: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The `id` of an entry of `/form_orders`. */
                id: components["parameters"]["FormOrdersId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 4711,
                     *       "no": "FO261115000063",
                     *       "display_name": "display name",
                     *       "type": "FormOrder::MicroCustom",
                     *       "sku_template_no": "SKU000024",
                     *       "sku_template_name": "sku template name",
                     *       "sku_template": {
                     *         "id": 4711,
                     *         "kind": "micro_custom"
                     *       },
                     *       "orders_count": 1,
                     *       "quantity": 1,
                     *       "amount": 36.9,
                     *       "currency": "CNY",
                     *       "user_id": 4711,
                     *       "user": {
                     *         "id": 4711,
                     *         "screen_name": "Anna Wang"
                     *       },
                     *       "placed_by": {
                     *         "id": 4711,
                     *         "screen_name": "Anna Wang"
                     *       },
                     *       "state": "init",
                     *       "can_refund": false,
                     *       "tag_list": [
                     *         "tag list"
                     *       ],
                     *       "rejected_reason": "rejected reason",
                     *       "category_id": 4711,
                     *       "category": {
                     *         "id": 4711,
                     *         "name": "Mug",
                     *         "parent_id": 4711
                     *       },
                     *       "effect_images": [
                     *         {
                     *           "id": 4711,
                     *           "url": "/app_api/v1/blobs/6c5d4195cba4e3b34912d803e33d147c48781ccb/photo.png",
                     *           "filename": "photo.png"
                     *         }
                     *       ],
                     *       "finding_counts": {
                     *         "errors": 1,
                     *         "warnings": 1,
                     *         "orders": 1
                     *       },
                     *       "confirm_request": {
                     *         "requested_at": "2026-11-15T08:09:46.278Z",
                     *         "user": {
                     *           "id": 4711,
                     *           "screen_name": "Anna Wang"
                     *         },
                     *         "held_by": "failed_images"
                     *       },
                     *       "paid_at": "2026-11-15T08:09:46.278Z",
                     *       "ended_at": "2026-11-15T08:09:46.278Z",
                     *       "created_at": "2026-11-15T08:09:46.278Z",
                     *       "updated_at": "2026-11-15T08:09:46.278Z",
                     *       "import_file": {
                     *         "id": 4711,
                     *         "url": "/app_api/v1/blobs/6c5d4195cba4e3b34912d803e33d147c48781ccb/photo.png",
                     *         "filename": "photo.png"
                     *       },
                     *       "font_libraries": [
                     *         {
                     *           "id": 4711,
                     *           "name": "Mug",
                     *           "font_file": {
                     *             "id": 4711,
                     *             "url": "/app_api/v1/blobs/6c5d4195cba4e3b34912d803e33d147c48781ccb/photo.png",
                     *             "filename": "photo.png"
                     *           },
                     *           "tags": [
                     *             "tag"
                     *           ],
                     *           "tag_list": [
                     *             "tag list"
                     *           ],
                     *           "created_at": "2026-11-15T08:09:46.278Z",
                     *           "updated_at": "2026-11-15T08:09:46.278Z"
                     *         }
                     *       ],
                     *       "order_image_configs": {
                     *         "production_image_configs": [],
                     *         "effect_image_configs": [],
                     *         "custom_area_configs": []
                     *       },
                     *       "images": {
                     *         "done": 1,
                     *         "waiting": 1,
                     *         "failed": 1
                     *       },
                     *       "amount_parts": [
                     *         {
                     *           "size": "M",
                     *           "price": 36.9,
                     *           "quantity": 1,
                     *           "orders_count": 1,
                     *           "system_rendering_price": 36.9,
                     *           "amount": 36.9
                     *         }
                     *       ],
                     *       "refund_approval_id": 4711,
                     *       "moves": [
                     *         {
                     *           "move": "pay",
                     *           "user": {
                     *             "id": 4711,
                     *             "screen_name": "Anna Wang"
                     *           },
                     *           "created_at": "2026-11-15T08:09:46.278Z"
                     *         }
                     *       ],
                     *       "amendments": [
                     *         {
                     *           "id": 4711,
                     *           "user": {
                     *             "id": 4711,
                     *             "screen_name": "Anna Wang"
                     *           },
                     *           "changes": [
                     *             {
                     *               "field": "receiver_name",
                     *               "key": "6c5d4195cba4e3b34912d803e33d147c48781ccb",
                     *               "before": "before",
                     *               "after": "after"
                     *             }
                     *           ],
                     *           "reason": "reason",
                     *           "created_at": "2026-11-15T08:09:46.278Z",
                     *           "order": {
                     *             "id": 4711,
                     *             "no": "FO261115000063"
                     *           }
                     *         }
                     *       ],
                     *       "receivers_count": 1,
                     *       "orders": [
                     *         {
                     *           "id": 4711,
                     *           "no": "FO261115000063",
                     *           "sub_no": "1",
                     *           "system_no": "OD261115000138",
                     *           "sku_template_id": 4711,
                     *           "sku_template_no": "SKU000024",
                     *           "sku_template_name": "sku template name",
                     *           "sku_template_material_name": "sku template material name",
                     *           "sku_template_kind": "micro_custom",
                     *           "category_id": 4711,
                     *           "form_order_id": 4711,
                     *           "form_order_no": "form order no",
                     *           "production_batch_id": 4711,
                     *           "production_batch_no": null,
                     *           "user_id": 4711,
                     *           "user": {
                     *             "id": 4711,
                     *             "screen_name": "Anna Wang"
                     *           },
                     *           "size": "M",
                     *           "quantity": 1,
                     *           "price": 36.9,
                     *           "system_rendering_price": 36.9,
                     *           "amount": 36.9,
                     *           "currency": "CNY",
                     *           "state": "init",
                     *           "receiver_name": "Anna Wang",
                     *           "company_name": "company name",
                     *           "phone": "13800000000",
                     *           "country": "China",
                     *           "country_code": null,
                     *           "province": "Zhejiang",
                     *           "city": "Hangzhou",
                     *           "address": "1 Wensan Road",
                     *           "zip_code": "310012",
                     *           "shipping_method": "shipping method",
                     *           "remark": "remark",
                     *           "rendering_effect_images": [
                     *             {
                     *               "config_id": "config id",
                     *               "name": "Mug",
                     *               "state": "queued",
                     *               "progress": 36.9,
                     *               "url": null,
                     *               "width": 1,
                     *               "height": 1,
                     *               "findings": [
                     *                 {
                     *                   "kind": "kind",
                     *                   "layer_id": "layer id",
                     *                   "layer_name": "layer name",
                     *                   "message": "message"
                     *                 }
                     *               ],
                     *               "error": null
                     *             }
                     *           ],
                     *           "rendering_custom_areas": [
                     *             {
                     *               "config_id": "config id",
                     *               "name": "Mug",
                     *               "state": "queued",
                     *               "progress": 36.9,
                     *               "url": null,
                     *               "width": 1,
                     *               "height": 1,
                     *               "findings": [
                     *                 {
                     *                   "kind": "kind",
                     *                   "layer_id": "layer id",
                     *                   "layer_name": "layer name",
                     *                   "message": "message"
                     *                 }
                     *               ],
                     *               "error": null
                     *             }
                     *           ],
                     *           "finding_counts": {
                     *             "errors": 1,
                     *             "warnings": 1
                     *           },
                     *           "print_findings": [
                     *             {
                     *               "kind": "kind",
                     *               "layer_id": "layer id",
                     *               "layer_name": "layer name",
                     *               "message": "message",
                     *               "severity": "error",
                     *               "config_id": "config id",
                     *               "image_name": "image name"
                     *             }
                     *           ],
                     *           "parcels": [
                     *             {
                     *               "shipping_no": "SF1429883022170",
                     *               "shipping_company": "SF Express"
                     *             }
                     *           ],
                     *           "paid_at": "2026-11-15T08:09:46.278Z",
                     *           "erased_at": "2026-11-15T08:09:46.278Z",
                     *           "created_at": "2026-11-15T08:09:46.278Z",
                     *           "updated_at": "2026-11-15T08:09:46.278Z"
                     *         }
                     *       ],
                     *       "more_orders": null,
                     *       "production_batches": [
                     *         {
                     *           "id": 4711,
                     *           "no": "FO261115000063",
                     *           "state": "state",
                     *           "orders_count": 1
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["FormOrderDetail"];
                };
            };
        };
    };
    formOrdersRefund: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The `id` of an entry of `/form_orders`. */
                id: components["parameters"]["FormOrdersId"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /** @description Why the factory ended it; empty otherwise. */
                    rejected_reason?: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 4711,
                     *       "no": "FO261115000063",
                     *       "display_name": "display name",
                     *       "type": "FormOrder::MicroCustom",
                     *       "sku_template_no": "SKU000024",
                     *       "sku_template_name": "sku template name",
                     *       "sku_template": {
                     *         "id": 4711,
                     *         "kind": "micro_custom"
                     *       },
                     *       "orders_count": 1,
                     *       "quantity": 1,
                     *       "amount": 36.9,
                     *       "currency": "CNY",
                     *       "user_id": 4711,
                     *       "user": {
                     *         "id": 4711,
                     *         "screen_name": "Anna Wang"
                     *       },
                     *       "placed_by": {
                     *         "id": 4711,
                     *         "screen_name": "Anna Wang"
                     *       },
                     *       "state": "init",
                     *       "can_refund": false,
                     *       "tag_list": [
                     *         "tag list"
                     *       ],
                     *       "rejected_reason": "rejected reason",
                     *       "category_id": 4711,
                     *       "category": {
                     *         "id": 4711,
                     *         "name": "Mug",
                     *         "parent_id": 4711
                     *       },
                     *       "effect_images": [
                     *         {
                     *           "id": 4711,
                     *           "url": "/app_api/v1/blobs/6c5d4195cba4e3b34912d803e33d147c48781ccb/photo.png",
                     *           "filename": "photo.png"
                     *         }
                     *       ],
                     *       "finding_counts": {
                     *         "errors": 1,
                     *         "warnings": 1,
                     *         "orders": 1
                     *       },
                     *       "confirm_request": {
                     *         "requested_at": "2026-11-15T08:09:46.278Z",
                     *         "user": {
                     *           "id": 4711,
                     *           "screen_name": "Anna Wang"
                     *         },
                     *         "held_by": "failed_images"
                     *       },
                     *       "paid_at": "2026-11-15T08:09:46.278Z",
                     *       "ended_at": "2026-11-15T08:09:46.278Z",
                     *       "created_at": "2026-11-15T08:09:46.278Z",
                     *       "updated_at": "2026-11-15T08:09:46.278Z",
                     *       "import_file": {
                     *         "id": 4711,
                     *         "url": "/app_api/v1/blobs/6c5d4195cba4e3b34912d803e33d147c48781ccb/photo.png",
                     *         "filename": "photo.png"
                     *       },
                     *       "font_libraries": [
                     *         {
                     *           "id": 4711,
                     *           "name": "Mug",
                     *           "font_file": {
                     *             "id": 4711,
                     *             "url": "/app_api/v1/blobs/6c5d4195cba4e3b34912d803e33d147c48781ccb/photo.png",
                     *             "filename": "photo.png"
                     *           },
                     *           "tags": [
                     *             "tag"
                     *           ],
                     *           "tag_list": [
                     *             "tag list"
                     *           ],
                     *           "created_at": "2026-11-15T08:09:46.278Z",
                     *           "updated_at": "2026-11-15T08:09:46.278Z"
                     *         }
                     *       ],
                     *       "order_image_configs": {
                     *         "production_image_configs": [],
                     *         "effect_image_configs": [],
                     *         "custom_area_configs": []
                     *       },
                     *       "images": {
                     *         "done": 1,
                     *         "waiting": 1,
                     *         "failed": 1
                     *       },
                     *       "amount_parts": [
                     *         {
                     *           "size": "M",
                     *           "price": 36.9,
                     *           "quantity": 1,
                     *           "orders_count": 1,
                     *           "system_rendering_price": 36.9,
                     *           "amount": 36.9
                     *         }
                     *       ],
                     *       "refund_approval_id": 4711,
                     *       "moves": [
                     *         {
                     *           "move": "pay",
                     *           "user": {
                     *             "id": 4711,
                     *             "screen_name": "Anna Wang"
                     *           },
                     *           "created_at": "2026-11-15T08:09:46.278Z"
                     *         }
                     *       ],
                     *       "amendments": [
                     *         {
                     *           "id": 4711,
                     *           "user": {
                     *             "id": 4711,
                     *             "screen_name": "Anna Wang"
                     *           },
                     *           "changes": [
                     *             {
                     *               "field": "receiver_name",
                     *               "key": "6c5d4195cba4e3b34912d803e33d147c48781ccb",
                     *               "before": "before",
                     *               "after": "after"
                     *             }
                     *           ],
                     *           "reason": "reason",
                     *           "created_at": "2026-11-15T08:09:46.278Z",
                     *           "order": {
                     *             "id": 4711,
                     *             "no": "FO261115000063"
                     *           }
                     *         }
                     *       ],
                     *       "receivers_count": 1,
                     *       "orders": [
                     *         {
                     *           "id": 4711,
                     *           "no": "FO261115000063",
                     *           "sub_no": "1",
                     *           "system_no": "OD261115000138",
                     *           "sku_template_id": 4711,
                     *           "sku_template_no": "SKU000024",
                     *           "sku_template_name": "sku template name",
                     *           "sku_template_material_name": "sku template material name",
                     *           "sku_template_kind": "micro_custom",
                     *           "category_id": 4711,
                     *           "form_order_id": 4711,
                     *           "form_order_no": "form order no",
                     *           "production_batch_id": 4711,
                     *           "production_batch_no": null,
                     *           "user_id": 4711,
                     *           "user": {
                     *             "id": 4711,
                     *             "screen_name": "Anna Wang"
                     *           },
                     *           "size": "M",
                     *           "quantity": 1,
                     *           "price": 36.9,
                     *           "system_rendering_price": 36.9,
                     *           "amount": 36.9,
                     *           "currency": "CNY",
                     *           "state": "init",
                     *           "receiver_name": "Anna Wang",
                     *           "company_name": "company name",
                     *           "phone": "13800000000",
                     *           "country": "China",
                     *           "country_code": null,
                     *           "province": "Zhejiang",
                     *           "city": "Hangzhou",
                     *           "address": "1 Wensan Road",
                     *           "zip_code": "310012",
                     *           "shipping_method": "shipping method",
                     *           "remark": "remark",
                     *           "rendering_effect_images": [
                     *             {
                     *               "config_id": "config id",
                     *               "name": "Mug",
                     *               "state": "queued",
                     *               "progress": 36.9,
                     *               "url": null,
                     *               "width": 1,
                     *               "height": 1,
                     *               "findings": [
                     *                 {
                     *                   "kind": "kind",
                     *                   "layer_id": "layer id",
                     *                   "layer_name": "layer name",
                     *                   "message": "message"
                     *                 }
                     *               ],
                     *               "error": null
                     *             }
                     *           ],
                     *           "rendering_custom_areas": [
                     *             {
                     *               "config_id": "config id",
                     *               "name": "Mug",
                     *               "state": "queued",
                     *               "progress": 36.9,
                     *               "url": null,
                     *               "width": 1,
                     *               "height": 1,
                     *               "findings": [
                     *                 {
                     *                   "kind": "kind",
                     *                   "layer_id": "layer id",
                     *                   "layer_name": "layer name",
                     *                   "message": "message"
                     *                 }
                     *               ],
                     *               "error": null
                     *             }
                     *           ],
                     *           "finding_counts": {
                     *             "errors": 1,
                     *             "warnings": 1
                     *           },
                     *           "print_findings": [
                     *             {
                     *               "kind": "kind",
                     *               "layer_id": "layer id",
                     *               "layer_name": "layer name",
                     *               "message": "message",
                     *               "severity": "error",
                     *               "config_id": "config id",
                     *               "image_name": "image name"
                     *             }
                     *           ],
                     *           "parcels": [
                     *             {
                     *               "shipping_no": "SF1429883022170",
                     *               "shipping_company": "SF Express"
                     *             }
                     *           ],
                     *           "paid_at": "2026-11-15T08:09:46.278Z",
                     *           "erased_at": "2026-11-15T08:09:46.278Z",
                     *           "created_at": "2026-11-15T08:09:46.278Z",
                     *           "updated_at": "2026-11-15T08:09:46.278Z"
                     *         }
                     *       ],
                     *       "more_orders": null,
                     *       "production_batches": [
                     *         {
                     *           "id": 4711,
                     *           "no": "FO261115000063",
                     *           "state": "state",
                     *           "orders_count": 1
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["FormOrderDetail"];
                };
            };
        };
    };
    formOrdersRepeat: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The `id` of an entry of `/form_orders`. */
                id: components["parameters"]["FormOrdersId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "FormOrder::MicroCustom",
                     *       "sku_template_no": "SKU000024",
                     *       "tag_list": [
                     *         "tag list"
                     *       ],
                     *       "orders_attributes": [
                     *         {
                     *           "no": "FO261115000063",
                     *           "sub_no": "1",
                     *           "quantity": 1,
                     *           "size": "M",
                     *           "production_image_urls": [
                     *             "production image url"
                     *           ],
                     *           "receiver_name": "Anna Wang",
                     *           "company_name": "company name",
                     *           "phone": "13800000000",
                     *           "country": "China",
                     *           "province": "Zhejiang",
                     *           "city": "Hangzhou",
                     *           "address": "1 Wensan Road",
                     *           "zip_code": "310012",
                     *           "shipping_method": "shipping method",
                     *           "remark": "remark",
                     *           "custom_fields": [
                     *             {
                     *               "key": "6c5d4195cba4e3b34912d803e33d147c48781ccb",
                     *               "value": "value"
                     *             }
                     *           ]
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        /** @description The orders, each of one size, one design and one receiver. */
                        orders_attributes: {
                            /** @description Street and number of the receiver. */
                            address: string;
                            /** @description The city of the receiver. */
                            city: string;
                            /** @description The company of the receiver. */
                            company_name: string;
                            /** @description The country of the receiver, as it was written. */
                            country: string;
                            /** @description The values of the custom items: the name of each and its value. */
                            custom_fields: {
                                /** @description The key that identifies it. */
                                key: string;
                                /** @description The value. */
                                value: string;
                            }[];
                            /** @description The number. */
                            no: string;
                            /** @description The phone number of the receiver. */
                            phone: string;
                            /** @description The addresses of the finished images that the customer supplied. */
                            production_image_urls: string[];
                            /** @description The province or state of the receiver. */
                            province: string;
                            /** @description The number of pieces. */
                            quantity: number;
                            /** @description The name of the receiver. */
                            receiver_name: string;
                            /** @description A note. */
                            remark: string;
                            /** @description How it is to be sent. */
                            shipping_method: string;
                            /** @description The size; empty if the template has no sizes. */
                            size: string;
                            /** @description The second number that its customer gave it. */
                            sub_no: string;
                            /** @description The postal code of the receiver. */
                            zip_code: string;
                        }[];
                        /** @description The number of the template. */
                        sku_template_no: string;
                        /** @description The tags. */
                        tag_list: string[];
                        /**
                         * @description Which kind it is.
                         * @enum {string}
                         */
                        type: "FormOrder::MicroCustom" | "FormOrder::Form" | "FormOrder::Batch";
                    };
                };
            };
        };
    };
    formOrdersBatchGenerate: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "form_orders_attributes": [
                 *         {
                 *           "type": "FormOrder::MicroCustom",
                 *           "sku_template_no": "SKU000024",
                 *           "orders_attributes": [
                 *             {
                 *               "no": "SHOP-1001",
                 *               "quantity": 2,
                 *               "size": "M",
                 *               "custom_fields": [
                 *                 {
                 *                   "key": "Name",
                 *                   "value": "Anna"
                 *                 },
                 *                 {
                 *                   "key": "Photo",
                 *                   "value": "/app_api/v1/blobs/6c5d4195cba4e3b34912d803e33d147c48781ccb/photo.png"
                 *                 }
                 *               ],
                 *               "receiver_name": "Anna Wang",
                 *               "phone": "13800000000",
                 *               "country": "China",
                 *               "province": "Zhejiang",
                 *               "city": "Hangzhou",
                 *               "address": "1 Wensan Road",
                 *               "zip_code": "310012"
                 *             }
                 *           ]
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": {
                    /** @description The form orders to place, each as for `POST /form_orders`. */
                    form_orders_attributes: components["schemas"]["FormOrderRequest"][];
                    /** @description The ids. */
                    ids?: (number | string)[];
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "message": "Success",
                     *       "form_orders": [
                     *         {
                     *           "id": 4711,
                     *           "no": "FO261115000063",
                     *           "state": "init",
                     *           "amount": 76.8,
                     *           "currency": "CNY"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        /**
                         * @description The code of the result: 200, or the code of an error.
                         * @constant
                         */
                        code: 200;
                        /** @description The form orders that belong to it. */
                        form_orders: {
                            /** @description The amount, in the unit of `currency`. */
                            amount: number;
                            /**
                             * @description Currency of the amounts (ISO 4217). The same for the whole factory.
                             * @enum {string}
                             */
                            currency: "CNY" | "HKD" | "TWD" | "USD" | "EUR" | "GBP" | "AUD" | "CAD" | "SGD" | "MYR" | "THB";
                            /** @description Identifies it in other calls. */
                            id: number;
                            /** @description The number. */
                            no: string;
                            /**
                             * @description The state that it is in.
                             * @enum {string}
                             */
                            state: "init" | "paid" | "confirmed" | "in_production" | "sent" | "closed" | "refunded";
                        }[];
                        /** @description What happened, as a sentence in the language of the caller. */
                        message: string;
                    };
                };
            };
        };
    };
    formOrdersGenerate: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "type": "FormOrder::MicroCustom",
                 *       "sku_template_no": "SKU000024",
                 *       "orders_attributes": [
                 *         {
                 *           "no": "SHOP-1001",
                 *           "quantity": 2,
                 *           "size": "M",
                 *           "custom_fields": [
                 *             {
                 *               "key": "Name",
                 *               "value": "Anna"
                 *             },
                 *             {
                 *               "key": "Photo",
                 *               "value": "/app_api/v1/blobs/6c5d4195cba4e3b34912d803e33d147c48781ccb/photo.png"
                 *             }
                 *           ],
                 *           "receiver_name": "Anna Wang",
                 *           "phone": "13800000000",
                 *           "country": "China",
                 *           "province": "Zhejiang",
                 *           "city": "Hangzhou",
                 *           "address": "1 Wensan Road",
                 *           "zip_code": "310012"
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["FormOrderRequest"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "message": "Success",
                     *       "form_order": {
                     *         "id": 4711,
                     *         "no": "FO261115000063",
                     *         "state": "init",
                     *         "amount": 76.8,
                     *         "currency": "CNY"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /**
                         * @description The code of the result: 200, or the code of an error.
                         * @constant
                         */
                        code: 200;
                        /** @description The form order that it belongs to or is about. */
                        form_order: {
                            /** @description The amount, in the unit of `currency`. */
                            amount: number;
                            /**
                             * @description Currency of the amounts (ISO 4217). The same for the whole factory.
                             * @enum {string}
                             */
                            currency: "CNY" | "HKD" | "TWD" | "USD" | "EUR" | "GBP" | "AUD" | "CAD" | "SGD" | "MYR" | "THB";
                            /** @description Identifies it in other calls. */
                            id: number;
                            /** @description The number. */
                            no: string;
                            /**
                             * @description The state that it is in.
                             * @enum {string}
                             */
                            state: "init" | "paid" | "confirmed" | "in_production" | "sent" | "closed" | "refunded";
                        };
                        /** @description What happened, as a sentence in the language of the caller. */
                        message: string;
                    };
                };
            };
        };
    };
    formOrdersMockups: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "sku_template_no": "SKU000024",
                 *       "size": "M",
                 *       "custom_fields": [
                 *         {
                 *           "key": "Name",
                 *           "value": "Anna"
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["MockupRequest"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "images": [
                     *         {
                     *           "config_id": "effect-1",
                     *           "name": "Front",
                     *           "url": "/app_api/v1/blobs/8f2b4c1d6a7e/effect.jpg",
                     *           "width": 1500,
                     *           "height": 1500,
                     *           "findings": []
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Mockups"];
                };
            };
        };
    };
    formOrdersQuote: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "type": "FormOrder::MicroCustom",
                 *       "sku_template_no": "SKU000024",
                 *       "orders_attributes": [
                 *         {
                 *           "no": "SHOP-1001",
                 *           "quantity": 2,
                 *           "size": "M",
                 *           "custom_fields": [
                 *             {
                 *               "key": "Name",
                 *               "value": "Anna"
                 *             },
                 *             {
                 *               "key": "Photo",
                 *               "value": "/app_api/v1/blobs/6c5d4195cba4e3b34912d803e33d147c48781ccb/photo.png"
                 *             }
                 *           ],
                 *           "receiver_name": "Anna Wang",
                 *           "phone": "13800000000",
                 *           "country": "China",
                 *           "province": "Zhejiang",
                 *           "city": "Hangzhou",
                 *           "address": "1 Wensan Road",
                 *           "zip_code": "310012"
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["FormOrderRequest"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "can_order": true,
                     *       "orders": [
                     *         {
                     *           "no": "SHOP-1001",
                     *           "size": "M",
                     *           "quantity": 2,
                     *           "price": 36.9,
                     *           "system_rendering_price": 3,
                     *           "amount": 76.8
                     *         }
                     *       ],
                     *       "amount": 76.8,
                     *       "currency": "CNY",
                     *       "available_balance": 50,
                     *       "missing_amount": 26.8,
                     *       "messages": [],
                     *       "fields": [],
                     *       "warnings": []
                     *     }
                     */
                    "application/json": components["schemas"]["Quote"];
                };
            };
        };
    };
    formOrdersReview: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The ids of the form orders. */
                    form_order_ids: number[];
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "form_orders": [
                     *         {
                     *           "id": 4711,
                     *           "images": {
                     *             "done": 1,
                     *             "waiting": 1,
                     *             "failed": 1
                     *           },
                     *           "orders_without_receiver": 1,
                     *           "orders_unprintable": 1
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        /** @description The form orders that belong to it. */
                        form_orders: {
                            /** @description Identifies it in other calls. */
                            id: number;
                            /** @description The images, or how many of them are in each state. */
                            images: {
                                /** @description How many are finished. */
                                done: number;
                                /** @description How many have failed. */
                                failed: number;
                                /** @description How many are not finished. */
                                waiting: number;
                            };
                            /** @description How many orders have a print that cannot be made; they must be corrected first. */
                            orders_unprintable: number;
                            /** @description How many orders cannot be shipped because the name or the address is missing. */
                            orders_without_receiver: number;
                        }[];
                    };
                };
            };
        };
    };
    headerMappingsList: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "header_mappings": [
                     *         {
                     *           "headers": [
                     *             "header"
                     *           ],
                     *           "mapping": {}
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        /** @description What headers of your own sheets mean. */
                        header_mappings: {
                            /** @description The headers of the sheet, in their order. */
                            headers: string[];
                            /** @description The meaning of each header, by its text; null for a header without one. */
                            mapping: {
                                [key: string]: string;
                            };
                        }[];
                    };
                };
            };
        };
    };
    headerMappingsSave: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The headers of the sheet, in their order. */
                    headers: string[];
                    /** @description The meaning of each header, by its text; null for a header without one. */
                    mapping: {
                        [key: string]: string;
                    };
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "headers": [
                     *         "header"
                     *       ],
                     *       "mapping": {}
                     *     }
                     */
                    "application/json": {
                        /** @description The headers of the sheet, in their order. */
                        headers: string[];
                        /** @description The meaning of each header, by its text; null for a header without one. */
                        mapping: {
                            [key: string]: string;
                        };
                    };
                };
            };
        };
    };
    imageLibrariesList: {
        parameters: {
            query?: {
                /** @description `meta.next_cursor` of the previous page. Takes precedence over `page`. */
                after?: components["parameters"]["After"];
                /** @description Only rows whose `library_category_id` has this value. */
                library_category_id_eq?: number;
                /** @description Only rows whose `name` contains this text, ignoring case. */
                name_cont?: components["parameters"]["NameCont"];
                /** @description Columns to sort by, separated by commas, each with an optional `asc` or `desc`. Default: `created_at desc`. Columns: created_at, name, updated_at. */
                order?: components["parameters"]["OrderVariant4"];
                /** @description The page number. 0 returns all rows, up to 1000. The page after the one you just read continues where that page ended, for up to 5 minutes, so no row is skipped or repeated. Page 1 starts over. */
                page?: components["parameters"]["Page"];
                /** @description The number of rows per page. */
                per_page?: components["parameters"]["PerPage"];
                /** @description Only rows whose `tags_name` is one of these values. */
                "tags_name_in[]"?: components["parameters"]["TagsNameIn"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of rows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "id": 4711,
                     *           "name": "Mug",
                     *           "description": "description",
                     *           "library_category_id": 4711,
                     *           "library_category": {
                     *             "id": 4711,
                     *             "name": "Mug",
                     *             "parent_id": 4711
                     *           },
                     *           "tag_list": [
                     *             "tag list"
                     *           ],
                     *           "preview_images": [
                     *             {
                     *               "id": 4711,
                     *               "url": "/app_api/v1/blobs/6c5d4195cba4e3b34912d803e33d147c48781ccb/photo.png",
                     *               "filename": "photo.png"
                     *             }
                     *           ],
                     *           "file": {
                     *             "id": 4711,
                     *             "url": "/app_api/v1/blobs/6c5d4195cba4e3b34912d803e33d147c48781ccb/photo.png",
                     *             "filename": "photo.png"
                     *           },
                     *           "created_at": "2026-11-15T08:09:46.278Z",
                     *           "updated_at": "2026-11-15T08:09:46.278Z"
                     *         }
                     *       ],
                     *       "meta": {
                     *         "page": 1,
                     *         "per_page": 1,
                     *         "total": 1,
                     *         "total_pages": 1,
                     *         "total_is_estimate": false,
                     *         "next_cursor": null
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @description What was asked for, or what an event says. */
                        data: components["schemas"]["ImageLibrary"][];
                        meta: components["schemas"]["PageMeta"];
                    };
                };
            };
        };
    };
    imageLibrariesGet: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The `id` of an entry of `/image_libraries`. */
                id: components["parameters"]["ImageLibrariesId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 4711,
                     *       "name": "Mug",
                     *       "description": "description",
                     *       "library_category_id": 4711,
                     *       "library_category": {
                     *         "id": 4711,
                     *         "name": "Mug",
                     *         "parent_id": 4711
                     *       },
                     *       "tag_list": [
                     *         "tag list"
                     *       ],
                     *       "preview_images": [
                     *         {
                     *           "id": 4711,
                     *           "url": "/app_api/v1/blobs/6c5d4195cba4e3b34912d803e33d147c48781ccb/photo.png",
                     *           "filename": "photo.png"
                     *         }
                     *       ],
                     *       "file": {
                     *         "id": 4711,
                     *         "url": "/app_api/v1/blobs/6c5d4195cba4e3b34912d803e33d147c48781ccb/photo.png",
                     *         "filename": "photo.png"
                     *       },
                     *       "created_at": "2026-11-15T08:09:46.278Z",
                     *       "updated_at": "2026-11-15T08:09:46.278Z"
                     *     }
                     */
                    "application/json": components["schemas"]["ImageLibrary"];
                };
            };
        };
    };
    imageLibrariesCopyImage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The `id` of an entry of `/image_libraries`. */
                id: components["parameters"]["ImageLibrariesId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The id of the picture of the layer. */
                    image_id: number;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 4711,
                     *       "url": "/app_api/v1/blobs/6c5d4195cba4e3b34912d803e33d147c48781ccb/photo.png",
                     *       "filename": "photo.png"
                     *     }
                     */
                    "application/json": components["schemas"]["FileRef"];
                };
            };
        };
    };
    importTasksList: {
        parameters: {
            query?: {
                /** @description `meta.next_cursor` of the previous page. Takes precedence over `page`. */
                after?: components["parameters"]["After"];
                /** @description Only rows whose `creator_id` has this value. */
                creator_id_eq?: components["parameters"]["CreatorIdEq"];
                /** @description Columns to sort by, separated by commas, each with an optional `asc` or `desc`. Default: `created_at desc`. Columns: created_at, updated_at. */
                order?: components["parameters"]["Order"];
                /** @description The page number. 0 returns all rows, up to 1000. The page after the one you just read continues where that page ended, for up to 5 minutes, so no row is skipped or repeated. Page 1 starts over. */
                page?: components["parameters"]["Page"];
                /** @description The number of rows per page. */
                per_page?: components["parameters"]["PerPage"];
                /** @description Only rows whose `processor` has this value. */
                processor_eq?: components["parameters"]["ProcessorEq"];
                /** @description Only rows whose `status` has this value. */
                status_eq?: components["parameters"]["StatusEq"];
                /** @description Only rows whose `target_type` has this value. */
                target_type_eq?: components["parameters"]["TargetTypeEq"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of rows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "id": 4711,
                     *           "import_processor": "import_orders",
                     *           "target_type": "FormOrder::MicroCustom",
                     *           "target_id": 4711,
                     *           "status": "pending",
                     *           "progress_rate": 1,
                     *           "errs": [
                     *             "err"
                     *           ],
                     *           "errs_count": 1,
                     *           "form_orders": [
                     *             {
                     *               "id": 4711,
                     *               "no": "FO261115000063",
                     *               "type": "FormOrder::MicroCustom",
                     *               "display_name": "display name"
                     *             }
                     *           ],
                     *           "file": {
                     *             "id": 4711,
                     *             "url": "/app_api/v1/blobs/6c5d4195cba4e3b34912d803e33d147c48781ccb/photo.png",
                     *             "filename": "photo.png"
                     *           },
                     *           "error_file": {
                     *             "id": 4711,
                     *             "url": "/app_api/v1/blobs/6c5d4195cba4e3b34912d803e33d147c48781ccb/photo.png",
                     *             "filename": "photo.png"
                     *           },
                     *           "creator_type": "User",
                     *           "creator_id": 4711,
                     *           "creator": {
                     *             "id": 4711,
                     *             "screen_name": "Anna Wang"
                     *           },
                     *           "created_at": "2026-11-15T08:09:46.278Z",
                     *           "updated_at": "2026-11-15T08:09:46.278Z"
                     *         }
                     *       ],
                     *       "meta": {
                     *         "page": 1,
                     *         "per_page": 1,
                     *         "total": 1,
                     *         "total_pages": 1,
                     *         "total_is_estimate": false,
                     *         "next_cursor": null
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @description What was asked for, or what an event says. */
                        data: components["schemas"]["ImportTask"][];
                        meta: components["schemas"]["PageMeta"];
                    };
                };
            };
        };
    };
    importTasksCreate: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The file. */
                    file: number | string;
                    /**
                     * @description What the import makes: orders.
                     * @enum {string}
                     */
                    import_processor: "import_orders";
                    /** @description Checks the sheet and waits; otherwise valid sheets are ordered at once. */
                    review?: boolean;
                    /** @description What it is about. */
                    target_type?: ("FormOrder::MicroCustom" | "FormOrder::Form" | "FormOrder::Batch") | null;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 4711,
                     *       "import_processor": "import_orders",
                     *       "target_type": "FormOrder::MicroCustom",
                     *       "target_id": 4711,
                     *       "status": "pending",
                     *       "progress_rate": 1,
                     *       "errs": [
                     *         "err"
                     *       ],
                     *       "errs_count": 1,
                     *       "form_orders": [
                     *         {
                     *           "id": 4711,
                     *           "no": "FO261115000063",
                     *           "type": "FormOrder::MicroCustom",
                     *           "display_name": "display name"
                     *         }
                     *       ],
                     *       "file": {
                     *         "id": 4711,
                     *         "url": "/app_api/v1/blobs/6c5d4195cba4e3b34912d803e33d147c48781ccb/photo.png",
                     *         "filename": "photo.png"
                     *       },
                     *       "error_file": {
                     *         "id": 4711,
                     *         "url": "/app_api/v1/blobs/6c5d4195cba4e3b34912d803e33d147c48781ccb/photo.png",
                     *         "filename": "photo.png"
                     *       },
                     *       "creator_type": "User",
                     *       "creator_id": 4711,
                     *       "creator": {
                     *         "id": 4711,
                     *         "screen_name": "Anna Wang"
                     *       },
                     *       "created_at": "2026-11-15T08:09:46.278Z",
                     *       "updated_at": "2026-11-15T08:09:46.278Z",
                     *       "headers": [
                     *         {
                     *           "text": "text",
                     *           "key": null
                     *         }
                     *       ],
                     *       "preview": {
                     *         "rows_count": 1,
                     *         "failed_count": 1,
                     *         "hidden_count": 1,
                     *         "quantity": 1,
                     *         "amount": 36.9,
                     *         "images_count": 1,
                     *         "templates": [
                     *           {
                     *             "sku_template_no": "SKU000024",
                     *             "name": "Mug",
                     *             "type": "FormOrder::MicroCustom",
                     *             "rows_count": 1,
                     *             "quantity": 1,
                     *             "amount": 36.9,
                     *             "samples": [
                     *               {
                     *                 "row_number": 1,
                     *                 "no": "FO261115000063",
                     *                 "size": "M",
                     *                 "production_image_urls": [
                     *                   "production image url"
                     *                 ],
                     *                 "custom_fields": [
                     *                   {
                     *                     "key": "6c5d4195cba4e3b34912d803e33d147c48781ccb",
                     *                     "value": "value"
                     *                   }
                     *                 ]
                     *               }
                     *             ]
                     *           }
                     *         ]
                     *       },
                     *       "photos": {
                     *         "matched_count": 1,
                     *         "unmatched_count": 1,
                     *         "unmatched": [
                     *           {
                     *             "id": "id",
                     *             "path": "path",
                     *             "reason": "no_order",
                     *             "row_number": 1,
                     *             "url": null
                     *           }
                     *         ],
                     *         "places_count": 1,
                     *         "places": [
                     *           {
                     *             "row_number": 1,
                     *             "no": "FO261115000063",
                     *             "column": "column",
                     *             "label": "label"
                     *           }
                     *         ],
                     *         "assigned": [
                     *           {
                     *             "row_number": 1,
                     *             "no": "FO261115000063",
                     *             "column": "column",
                     *             "label": "label",
                     *             "photo": {
                     *               "id": "id",
                     *               "path": "path",
                     *               "reason": "no_order",
                     *               "row_number": 1,
                     *               "url": null
                     *             }
                     *           }
                     *         ],
                     *         "is_outdated": false
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["ImportTaskDetail"];
                };
            };
        };
    };
    importTasksGet: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The `id` of an entry of `/import_tasks`. */
                id: components["parameters"]["ImportTasksId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 4711,
                     *       "import_processor": "import_orders",
                     *       "target_type": "FormOrder::MicroCustom",
                     *       "target_id": 4711,
                     *       "status": "pending",
                     *       "progress_rate": 1,
                     *       "errs": [
                     *         "err"
                     *       ],
                     *       "errs_count": 1,
                     *       "form_orders": [
                     *         {
                     *           "id": 4711,
                     *           "no": "FO261115000063",
                     *           "type": "FormOrder::MicroCustom",
                     *           "display_name": "display name"
                     *         }
                     *       ],
                     *       "file": {
                     *         "id": 4711,
                     *         "url": "/app_api/v1/blobs/6c5d4195cba4e3b34912d803e33d147c48781ccb/photo.png",
                     *         "filename": "photo.png"
                     *       },
                     *       "error_file": {
                     *         "id": 4711,
                     *         "url": "/app_api/v1/blobs/6c5d4195cba4e3b34912d803e33d147c48781ccb/photo.png",
                     *         "filename": "photo.png"
                     *       },
                     *       "creator_type": "User",
                     *       "creator_id": 4711,
                     *       "creator": {
                     *         "id": 4711,
                     *         "screen_name": "Anna Wang"
                     *       },
                     *       "created_at": "2026-11-15T08:09:46.278Z",
                     *       "updated_at": "2026-11-15T08:09:46.278Z",
                     *       "headers": [
                     *         {
                     *           "text": "text",
                     *           "key": null
                     *         }
                     *       ],
                     *       "preview": {
                     *         "rows_count": 1,
                     *         "failed_count": 1,
                     *         "hidden_count": 1,
                     *         "quantity": 1,
                     *         "amount": 36.9,
                     *         "images_count": 1,
                     *         "templates": [
                     *           {
                     *             "sku_template_no": "SKU000024",
                     *             "name": "Mug",
                     *             "type": "FormOrder::MicroCustom",
                     *             "rows_count": 1,
                     *             "quantity": 1,
                     *             "amount": 36.9,
                     *             "samples": [
                     *               {
                     *                 "row_number": 1,
                     *                 "no": "FO261115000063",
                     *                 "size": "M",
                     *                 "production_image_urls": [
                     *                   "production image url"
                     *                 ],
                     *                 "custom_fields": [
                     *                   {
                     *                     "key": "6c5d4195cba4e3b34912d803e33d147c48781ccb",
                     *                     "value": "value"
                     *                   }
                     *                 ]
                     *               }
                     *             ]
                     *           }
                     *         ]
                     *       },
                     *       "photos": {
                     *         "matched_count": 1,
                     *         "unmatched_count": 1,
                     *         "unmatched": [
                     *           {
                     *             "id": "id",
                     *             "path": "path",
                     *             "reason": "no_order",
                     *             "row_number": 1,
                     *             "url": null
                     *           }
                     *         ],
                     *         "places_count": 1,
                     *         "places": [
                     *           {
                     *             "row_number": 1,
                     *             "no": "FO261115000063",
                     *             "column": "column",
                     *             "label": "label"
                     *           }
                     *         ],
                     *         "assigned": [
                     *           {
                     *             "row_number": 1,
                     *             "no": "FO261115000063",
                     *             "column": "column",
                     *             "label": "label",
                     *             "photo": {
                     *               "id": "id",
                     *               "path": "path",
                     *               "reason": "no_order",
                     *               "row_number": 1,
                     *               "url": null
                     *             }
                     *           }
                     *         ],
                     *         "is_outdated": false
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["ImportTaskDetail"];
                };
            };
        };
    };
    importTasksUpdate: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The `id` of an entry of `/import_tasks`. */
                id: components["parameters"]["ImportTasksId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Checks the sheet and waits; otherwise valid sheets are ordered at once. */
                    review?: boolean;
                    /** @description What it is about. */
                    target_type?: ("FormOrder::MicroCustom" | "FormOrder::Form" | "FormOrder::Batch") | null;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 4711,
                     *       "import_processor": "import_orders",
                     *       "target_type": "FormOrder::MicroCustom",
                     *       "target_id": 4711,
                     *       "status": "pending",
                     *       "progress_rate": 1,
                     *       "errs": [
                     *         "err"
                     *       ],
                     *       "errs_count": 1,
                     *       "form_orders": [
                     *         {
                     *           "id": 4711,
                     *           "no": "FO261115000063",
                     *           "type": "FormOrder::MicroCustom",
                     *           "display_name": "display name"
                     *         }
                     *       ],
                     *       "file": {
                     *         "id": 4711,
                     *         "url": "/app_api/v1/blobs/6c5d4195cba4e3b34912d803e33d147c48781ccb/photo.png",
                     *         "filename": "photo.png"
                     *       },
                     *       "error_file": {
                     *         "id": 4711,
                     *         "url": "/app_api/v1/blobs/6c5d4195cba4e3b34912d803e33d147c48781ccb/photo.png",
                     *         "filename": "photo.png"
                     *       },
                     *       "creator_type": "User",
                     *       "creator_id": 4711,
                     *       "creator": {
                     *         "id": 4711,
                     *         "screen_name": "Anna Wang"
                     *       },
                     *       "created_at": "2026-11-15T08:09:46.278Z",
                     *       "updated_at": "2026-11-15T08:09:46.278Z",
                     *       "headers": [
                     *         {
                     *           "text": "text",
                     *           "key": null
                     *         }
                     *       ],
                     *       "preview": {
                     *         "rows_count": 1,
                     *         "failed_count": 1,
                     *         "hidden_count": 1,
                     *         "quantity": 1,
                     *         "amount": 36.9,
                     *         "images_count": 1,
                     *         "templates": [
                     *           {
                     *             "sku_template_no": "SKU000024",
                     *             "name": "Mug",
                     *             "type": "FormOrder::MicroCustom",
                     *             "rows_count": 1,
                     *             "quantity": 1,
                     *             "amount": 36.9,
                     *             "samples": [
                     *               {
                     *                 "row_number": 1,
                     *                 "no": "FO261115000063",
                     *                 "size": "M",
                     *                 "production_image_urls": [
                     *                   "production image url"
                     *                 ],
                     *                 "custom_fields": [
                     *                   {
                     *                     "key": "6c5d4195cba4e3b34912d803e33d147c48781ccb",
                     *                     "value": "value"
                     *                   }
                     *                 ]
                     *               }
                     *             ]
                     *           }
                     *         ]
                     *       },
                     *       "photos": {
                     *         "matched_count": 1,
                     *         "unmatched_count": 1,
                     *         "unmatched": [
                     *           {
                     *             "id": "id",
                     *             "path": "path",
                     *             "reason": "no_order",
                     *             "row_number": 1,
                     *             "url": null
                     *           }
                     *         ],
                     *         "places_count": 1,
                     *         "places": [
                     *           {
                     *             "row_number": 1,
                     *             "no": "FO261115000063",
                     *             "column": "column",
                     *             "label": "label"
                     *           }
                     *         ],
                     *         "assigned": [
                     *           {
                     *             "row_number": 1,
                     *             "no": "FO261115000063",
                     *             "column": "column",
                     *             "label": "label",
                     *             "photo": {
                     *               "id": "id",
                     *               "path": "path",
                     *               "reason": "no_order",
                     *               "row_number": 1,
                     *               "url": null
                     *             }
                     *           }
                     *         ],
                     *         "is_outdated": false
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["ImportTaskDetail"];
                };
            };
        };
    };
    importTasksDelete: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The `id` of an entry of `/import_tasks`. */
                id: components["parameters"]["ImportTasksId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "message": "message"
                     *     }
                     */
                    "application/json": components["schemas"]["Done"];
                };
            };
        };
    };
    importTasksOrder: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The `id` of an entry of `/import_tasks`. */
                id: components["parameters"]["ImportTasksId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 4711,
                     *       "import_processor": "import_orders",
                     *       "target_type": "FormOrder::MicroCustom",
                     *       "target_id": 4711,
                     *       "status": "pending",
                     *       "progress_rate": 1,
                     *       "errs": [
                     *         "err"
                     *       ],
                     *       "errs_count": 1,
                     *       "form_orders": [
                     *         {
                     *           "id": 4711,
                     *           "no": "FO261115000063",
                     *           "type": "FormOrder::MicroCustom",
                     *           "display_name": "display name"
                     *         }
                     *       ],
                     *       "file": {
                     *         "id": 4711,
                     *         "url": "/app_api/v1/blobs/6c5d4195cba4e3b34912d803e33d147c48781ccb/photo.png",
                     *         "filename": "photo.png"
                     *       },
                     *       "error_file": {
                     *         "id": 4711,
                     *         "url": "/app_api/v1/blobs/6c5d4195cba4e3b34912d803e33d147c48781ccb/photo.png",
                     *         "filename": "photo.png"
                     *       },
                     *       "creator_type": "User",
                     *       "creator_id": 4711,
                     *       "creator": {
                     *         "id": 4711,
                     *         "screen_name": "Anna Wang"
                     *       },
                     *       "created_at": "2026-11-15T08:09:46.278Z",
                     *       "updated_at": "2026-11-15T08:09:46.278Z",
                     *       "headers": [
                     *         {
                     *           "text": "text",
                     *           "key": null
                     *         }
                     *       ],
                     *       "preview": {
                     *         "rows_count": 1,
                     *         "failed_count": 1,
                     *         "hidden_count": 1,
                     *         "quantity": 1,
                     *         "amount": 36.9,
                     *         "images_count": 1,
                     *         "templates": [
                     *           {
                     *             "sku_template_no": "SKU000024",
                     *             "name": "Mug",
                     *             "type": "FormOrder::MicroCustom",
                     *             "rows_count": 1,
                     *             "quantity": 1,
                     *             "amount": 36.9,
                     *             "samples": [
                     *               {
                     *                 "row_number": 1,
                     *                 "no": "FO261115000063",
                     *                 "size": "M",
                     *                 "production_image_urls": [
                     *                   "production image url"
                     *                 ],
                     *                 "custom_fields": [
                     *                   {
                     *                     "key": "6c5d4195cba4e3b34912d803e33d147c48781ccb",
                     *                     "value": "value"
                     *                   }
                     *                 ]
                     *               }
                     *             ]
                     *           }
                     *         ]
                     *       },
                     *       "photos": {
                     *         "matched_count": 1,
                     *         "unmatched_count": 1,
                     *         "unmatched": [
                     *           {
                     *             "id": "id",
                     *             "path": "path",
                     *             "reason": "no_order",
                     *             "row_number": 1,
                     *             "url": null
                     *           }
                     *         ],
                     *         "places_count": 1,
                     *         "places": [
                     *           {
                     *             "row_number": 1,
                     *             "no": "FO261115000063",
                     *             "column": "column",
                     *             "label": "label"
                     *           }
                     *         ],
                     *         "assigned": [
                     *           {
                     *             "row_number": 1,
                     *             "no": "FO261115000063",
                     *             "column": "column",
                     *             "label": "label",
                     *             "photo": {
                     *               "id": "id",
                     *               "path": "path",
                     *               "reason": "no_order",
                     *               "row_number": 1,
                     *               "url": null
                     *             }
                     *           }
                     *         ],
                     *         "is_outdated": false
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["ImportTaskDetail"];
                };
            };
        };
    };
    importTasksAssignPhotos: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The `id` of an entry of `/import_tasks`. */
                id: components["parameters"]["ImportTasksId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The rows and columns to which photos are assigned; replaces earlier assignments. */
                    assignments: {
                        /** @description The key of the column. */
                        column: string;
                        /** @description The id of the photo. */
                        photo: string;
                        /** @description The number of the row in the sheet. */
                        row_number: number;
                    }[];
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 4711,
                     *       "import_processor": "import_orders",
                     *       "target_type": "FormOrder::MicroCustom",
                     *       "target_id": 4711,
                     *       "status": "pending",
                     *       "progress_rate": 1,
                     *       "errs": [
                     *         "err"
                     *       ],
                     *       "errs_count": 1,
                     *       "form_orders": [
                     *         {
                     *           "id": 4711,
                     *           "no": "FO261115000063",
                     *           "type": "FormOrder::MicroCustom",
                     *           "display_name": "display name"
                     *         }
                     *       ],
                     *       "file": {
                     *         "id": 4711,
                     *         "url": "/app_api/v1/blobs/6c5d4195cba4e3b34912d803e33d147c48781ccb/photo.png",
                     *         "filename": "photo.png"
                     *       },
                     *       "error_file": {
                     *         "id": 4711,
                     *         "url": "/app_api/v1/blobs/6c5d4195cba4e3b34912d803e33d147c48781ccb/photo.png",
                     *         "filename": "photo.png"
                     *       },
                     *       "creator_type": "User",
                     *       "creator_id": 4711,
                     *       "creator": {
                     *         "id": 4711,
                     *         "screen_name": "Anna Wang"
                     *       },
                     *       "created_at": "2026-11-15T08:09:46.278Z",
                     *       "updated_at": "2026-11-15T08:09:46.278Z",
                     *       "headers": [
                     *         {
                     *           "text": "text",
                     *           "key": null
                     *         }
                     *       ],
                     *       "preview": {
                     *         "rows_count": 1,
                     *         "failed_count": 1,
                     *         "hidden_count": 1,
                     *         "quantity": 1,
                     *         "amount": 36.9,
                     *         "images_count": 1,
                     *         "templates": [
                     *           {
                     *             "sku_template_no": "SKU000024",
                     *             "name": "Mug",
                     *             "type": "FormOrder::MicroCustom",
                     *             "rows_count": 1,
                     *             "quantity": 1,
                     *             "amount": 36.9,
                     *             "samples": [
                     *               {
                     *                 "row_number": 1,
                     *                 "no": "FO261115000063",
                     *                 "size": "M",
                     *                 "production_image_urls": [
                     *                   "production image url"
                     *                 ],
                     *                 "custom_fields": [
                     *                   {
                     *                     "key": "6c5d4195cba4e3b34912d803e33d147c48781ccb",
                     *                     "value": "value"
                     *                   }
                     *                 ]
                     *               }
                     *             ]
                     *           }
                     *         ]
                     *       },
                     *       "photos": {
                     *         "matched_count": 1,
                     *         "unmatched_count": 1,
                     *         "unmatched": [
                     *           {
                     *             "id": "id",
                     *             "path": "path",
                     *             "reason": "no_order",
                     *             "row_number": 1,
                     *             "url": null
                     *           }
                     *         ],
                     *         "places_count": 1,
                     *         "places": [
                     *           {
                     *             "row_number": 1,
                     *             "no": "FO261115000063",
                     *             "column": "column",
                     *             "label": "label"
                     *           }
                     *         ],
                     *         "assigned": [
                     *           {
                     *             "row_number": 1,
                     *             "no": "FO261115000063",
                     *             "column": "column",
                     *             "label": "label",
                     *             "photo": {
                     *               "id": "id",
                     *               "path": "path",
                     *               "reason": "no_order",
                     *               "row_number": 1,
                     *               "url": null
                     *             }
                     *           }
                     *         ],
                     *         "is_outdated": false
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["ImportTaskDetail"];
                };
            };
        };
    };
    importTasksExport: {
        parameters: {
            query?: {
                /** @description `meta.next_cursor` of the previous page. Takes precedence over `page`. */
                after?: components["parameters"]["After"];
                /** @description Only rows whose `creator_id` has this value. */
                creator_id_eq?: components["parameters"]["CreatorIdEq"];
                /** @description Columns to sort by, separated by commas, each with an optional `asc` or `desc`. Default: `created_at desc`. Columns: created_at, updated_at. */
                order?: components["parameters"]["Order"];
                /** @description The page number. 0 returns all rows, up to 1000. The page after the one you just read continues where that page ended, for up to 5 minutes, so no row is skipped or repeated. Page 1 starts over. */
                page?: components["parameters"]["Page"];
                /** @description The number of rows per page. */
                per_page?: components["parameters"]["PerPage"];
                /** @description Only rows whose `processor` has this value. */
                processor_eq?: components["parameters"]["ProcessorEq"];
                /** @description Only rows whose `status` has this value. */
                status_eq?: components["parameters"]["StatusEq"];
                /** @description Only rows whose `target_type` has this value. */
                target_type_eq?: components["parameters"]["TargetTypeEq"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file, or an empty body */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "*/*": string;
                };
            };
        };
    };
    libraryCategoriesList: {
        parameters: {
            query?: {
                /** @description `meta.next_cursor` of the previous page. Takes precedence over `page`. */
                after?: components["parameters"]["After"];
                /** @description Only rows whose `name` contains this text, ignoring case. */
                name_cont?: components["parameters"]["NameCont"];
                /** @description Only rows whose `name_or_children_name` contains this text, ignoring case. */
                name_or_children_name_cont?: components["parameters"]["NameOrChildrenNameCont"];
                /** @description Columns to sort by, separated by commas, each with an optional `asc` or `desc`. Default: `created_at desc`. Columns: created_at, name, updated_at. */
                order?: components["parameters"]["OrderVariant4"];
                /** @description The page number. 0 returns all rows, up to 1000. The page after the one you just read continues where that page ended, for up to 5 minutes, so no row is skipped or repeated. Page 1 starts over. */
                page?: components["parameters"]["Page"];
                /** @description Only rows whose `parent_id` has this value. */
                parent_id_eq?: components["parameters"]["ParentIdEq"];
                /** @description `true`: only rows without a `parent_id`. `false`: only rows that have one. */
                parent_id_null?: components["parameters"]["ParentIdNull"];
                /** @description The number of rows per page. */
                per_page?: components["parameters"]["PerPage"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of rows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "id": 4711,
                     *           "name": "Mug",
                     *           "parent_id": 4711,
                     *           "parent": {
                     *             "id": 4711,
                     *             "name": "Mug"
                     *           },
                     *           "items_count": 1,
                     *           "children": [
                     *             {
                     *               "id": 4711,
                     *               "name": "Mug",
                     *               "parent_id": 4711,
                     *               "items_count": 1
                     *             }
                     *           ],
                     *           "created_at": "2026-11-15T08:09:46.278Z",
                     *           "updated_at": "2026-11-15T08:09:46.278Z"
                     *         }
                     *       ],
                     *       "meta": {
                     *         "page": 1,
                     *         "per_page": 1,
                     *         "total": 1,
                     *         "total_pages": 1,
                     *         "total_is_estimate": false,
                     *         "next_cursor": null
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @description What was asked for, or what an event says. */
                        data: components["schemas"]["Category"][];
                        meta: components["schemas"]["PageMeta"];
                    };
                };
            };
        };
    };
    libraryCategoriesGet: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The `id` of an entry of `/library_categories`. */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 4711,
                     *       "name": "Mug",
                     *       "parent_id": 4711,
                     *       "parent": {
                     *         "id": 4711,
                     *         "name": "Mug"
                     *       },
                     *       "items_count": 1,
                     *       "children": [
                     *         {
                     *           "id": 4711,
                     *           "name": "Mug",
                     *           "parent_id": 4711,
                     *           "items_count": 1
                     *         }
                     *       ],
                     *       "created_at": "2026-11-15T08:09:46.278Z",
                     *       "updated_at": "2026-11-15T08:09:46.278Z"
                     *     }
                     */
                    "application/json": components["schemas"]["Category"];
                };
            };
        };
    };
    libraryCategoriesOptions: {
        parameters: {
            query?: {
                /** @description `meta.next_cursor` of the previous page. Takes precedence over `page`. */
                after?: components["parameters"]["After"];
                /** @description Only rows whose `id` is one of these values. */
                "id_in[]"?: components["parameters"]["IdIn"];
                /** @description The text to search for. */
                keyword?: components["parameters"]["Keyword"];
                /** @description Only rows whose `name` contains this text, ignoring case. */
                name_cont?: components["parameters"]["NameCont"];
                /** @description Columns to sort by, separated by commas, each with an optional `asc` or `desc`. Default: `created_at desc`. Columns: created_at, name. */
                order?: components["parameters"]["OrderVariant3"];
                /** @description The page number. 0 returns all rows, up to 1000. The page after the one you just read continues where that page ended, for up to 5 minutes, so no row is skipped or repeated. Page 1 starts over. */
                page?: components["parameters"]["Page"];
                /** @description Only rows whose `parent_id` has this value. */
                parent_id_eq?: components["parameters"]["ParentIdEq"];
                /** @description `true`: only rows without a `parent_id`. `false`: only rows that have one. */
                parent_id_null?: components["parameters"]["ParentIdNull"];
                /** @description The number of rows per page. */
                per_page?: components["parameters"]["PerPageVariant2"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of rows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "id": 4711,
                     *           "name": "Mug",
                     *           "display_name": "display name",
                     *           "parent_id": 4711,
                     *           "children": [
                     *             {
                     *               "id": 4711,
                     *               "name": "Mug",
                     *               "display_name": "display name",
                     *               "parent_id": 4711
                     *             }
                     *           ]
                     *         }
                     *       ],
                     *       "meta": {
                     *         "page": 1,
                     *         "per_page": 1,
                     *         "total": 1,
                     *         "total_pages": 1,
                     *         "total_is_estimate": false,
                     *         "next_cursor": null
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @description What was asked for, or what an event says. */
                        data: {
                            /** @description What is in it, from back to front. */
                            children: {
                                /** @description The name as screens show it. */
                                display_name: string;
                                /** @description Identifies it in other calls. */
                                id: number;
                                /** @description The name. */
                                name: string;
                                /** @description The id of what it belongs to; null at the top. */
                                parent_id: number | null;
                            }[];
                            /** @description The name as screens show it. */
                            display_name: string;
                            /** @description Identifies it in other calls. */
                            id: number;
                            /** @description The name. */
                            name: string;
                            /** @description The id of what it belongs to; null at the top. */
                            parent_id: number | null;
                        }[];
                        meta: components["schemas"]["PageMeta"];
                    };
                };
            };
        };
    };
    mineGet: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 4711,
                     *       "login_name": "login name",
                     *       "role": "customer",
                     *       "custom_role": {
                     *         "id": 4711,
                     *         "name": "Mug"
                     *       },
                     *       "account": {
                     *         "id": 4711,
                     *         "screen_name": "Anna Wang",
                     *         "member_role": "owner"
                     *       },
                     *       "start_screen": "home",
                     *       "screen_name": "Anna Wang",
                     *       "avatar": null,
                     *       "email": null,
                     *       "phone": null,
                     *       "contact_name": "contact name",
                     *       "contact_phone": "contact phone",
                     *       "notification_email": null,
                     *       "sender": {
                     *         "name": "Mug",
                     *         "phone": "13800000000",
                     *         "address": "1 Wensan Road"
                     *       },
                     *       "is_block": false,
                     *       "tracking_code": "tracking code",
                     *       "oauth_accounts": [
                     *         {
                     *           "provider": "provider",
                     *           "uid": "uid"
                     *         }
                     *       ],
                     *       "balance": 36.9,
                     *       "available_balance": 36.9,
                     *       "advance_amount": 36.9,
                     *       "total_consumption": 36.9,
                     *       "total_recharge_amount": 36.9,
                     *       "orders_count": 1,
                     *       "form_orders_count": 1,
                     *       "paid_orders_count": 1,
                     *       "paid_form_orders_count": 1,
                     *       "created_at": "2026-11-15T08:09:46.278Z",
                     *       "updated_at": "2026-11-15T08:09:46.278Z"
                     *     }
                     */
                    "application/json": {
                        /** @description The company that the caller orders for. */
                        account: {
                            /** @description Identifies it in other calls. */
                            id: number;
                            /**
                             * @description What the person may do for the company.
                             * @enum {string}
                             */
                            member_role: "owner" | "manager" | "buyer" | "viewer";
                            /** @description The name that others see. */
                            screen_name: string;
                        };
                        /** @description The credit that the factory has granted. */
                        advance_amount: number;
                        /** @description What can be spent: the balance and the credit. */
                        available_balance: number;
                        /** @description The address of the picture of the person; null without one. */
                        avatar: string | null;
                        /** @description The balance. */
                        balance: number;
                        /** @description The name of the person to ask. */
                        contact_name: string;
                        /** @description The phone number of the person to ask. */
                        contact_phone: string;
                        /**
                         * Format: date-time
                         * @description When it was created.
                         */
                        created_at: string;
                        /** @description The custom role; null without one. */
                        custom_role: {
                            /** @description Identifies it in other calls. */
                            id: number;
                            /** @description The name. */
                            name: string;
                        } | null;
                        /** @description The email address of the account; null without one. */
                        email: string | null;
                        /** @description How many form orders were placed. */
                        form_orders_count: number;
                        /** @description Identifies it in other calls. */
                        id: number;
                        /** @description Whether the account is frozen. */
                        is_block: boolean;
                        /** @description The name to sign in with. */
                        login_name: string;
                        /** @description Where messages about orders are sent; null for nowhere. */
                        notification_email: string | null;
                        /** @description Accounts of other services that are linked. */
                        oauth_accounts: {
                            /** @description The other service. */
                            provider: string;
                            /** @description The id at the other service. */
                            uid: string;
                        }[];
                        /** @description How many orders it has. */
                        orders_count: number;
                        /** @description How many form orders were paid. */
                        paid_form_orders_count: number;
                        /** @description How many orders were paid. */
                        paid_orders_count: number;
                        /** @description The phone number of the receiver. */
                        phone: string | null;
                        /**
                         * @description The role of the account.
                         * @enum {string}
                         */
                        role: "customer" | "admin" | "factory_manager" | "staff" | "prepress" | "print_operator" | "packer" | "finance" | "support" | "viewer" | "custom";
                        /** @description The name that others see. */
                        screen_name: string;
                        /** @description Whose address is printed on the parcels; null for the factory’s. */
                        sender: {
                            /** @description Street and number of the receiver. */
                            address: string;
                            /** @description The name. */
                            name: string;
                            /** @description The phone number of the receiver. */
                            phone: string;
                        } | null;
                        /**
                         * @description The screen that is shown after signing in.
                         * @enum {string}
                         */
                        start_screen: "home" | "order_desk" | "outbounds" | "production_batches" | "orders" | "sku_templates" | "image_libraries" | "recharges" | "bills" | "users";
                        /** @description What has been spent so far. */
                        total_consumption: number;
                        /** @description What has been recharged so far. */
                        total_recharge_amount: number;
                        /** @description The code that identifies the customer to the factory. */
                        tracking_code: string;
                        /**
                         * Format: date-time
                         * @description When it was last changed.
                         */
                        updated_at: string;
                    };
                };
            };
        };
    };
    mineAbilities: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /** @example {} */
                    "application/json": {
                        [key: string]: string[];
                    };
                };
            };
        };
    };
    ordersList: {
        parameters: {
            query?: {
                /** @description `meta.next_cursor` of the previous page. Takes precedence over `page`. */
                after?: components["parameters"]["After"];
                /** @description Only rows whose `created_at` is on this day or later, in the factory's time zone. */
                created_at_gteq_date?: components["parameters"]["CreatedAtGteqDate"];
                /** @description Only rows whose `created_at` is on this day or earlier, in the factory's time zone. */
                created_at_lteq_date?: components["parameters"]["CreatedAtLteqDate"];
                /** @description Only rows whose `findings` has this value. */
                findings_eq?: components["parameters"]["FindingsEq"];
                /** @description Only rows whose `form_order_id` has this value. */
                form_order_id_eq?: components["parameters"]["FormOrderIdEq"];
                /** @description Only rows whose `id` is one of these values. */
                "id_in[]"?: components["parameters"]["IdIn"];
                /** @description Only rows whose `no` contains this text, ignoring case. */
                no_cont?: components["parameters"]["NoCont"];
                /** @description Only rows whose `no` has this value. */
                no_eq?: components["parameters"]["NoEq"];
                /** @description Only rows whose `no` is one of these values. */
                "no_in[]"?: components["parameters"]["NoIn"];
                /** @description Columns to sort by, separated by commas, each with an optional `asc` or `desc`. Default: `created_at desc`. Columns: created_at, updated_at. */
                order?: components["parameters"]["Order"];
                /** @description The page number. 0 returns all rows, up to 1000. The page after the one you just read continues where that page ended, for up to 5 minutes, so no row is skipped or repeated. Page 1 starts over. */
                page?: components["parameters"]["Page"];
                /** @description The number of rows per page. */
                per_page?: components["parameters"]["PerPage"];
                /** @description Only rows whose `production_batch_id` has this value. */
                production_batch_id_eq?: components["parameters"]["ProductionBatchIdEq"];
                /** @description Only rows whose `sku_template_category_id` has this value. */
                sku_template_category_id_eq?: components["parameters"]["SkuTemplateCategoryIdEq"];
                /** @description Only rows whose `sku_template_name` contains this text, ignoring case. */
                sku_template_name_cont?: components["parameters"]["SkuTemplateNameCont"];
                /** @description Only rows whose `sku_template_no` contains this text, ignoring case. */
                sku_template_no_cont?: components["parameters"]["SkuTemplateNoCont"];
                /** @description Only rows whose `state` has this value. */
                state_eq?: components["parameters"]["StateEq"];
                /** @description Only rows whose `state` is one of these values. */
                "state_in[]"?: components["parameters"]["StateIn"];
                /** @description Only rows whose `system_no` has this value. */
                system_no_eq?: components["parameters"]["SystemNoEq"];
                /** @description Only rows whose `updated_at` is at this time or later. */
                updated_at_gteq?: components["parameters"]["UpdatedAtGteq"];
                /** @description Only rows whose `updated_at` is at this time or earlier. */
                updated_at_lteq?: components["parameters"]["UpdatedAtLteq"];
                /** @description Only rows whose `user_id` has this value. */
                user_id_eq?: components["parameters"]["UserIdEq"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of rows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "id": 4711,
                     *           "no": "FO261115000063",
                     *           "sub_no": "1",
                     *           "system_no": "OD261115000138",
                     *           "sku_template_id": 4711,
                     *           "sku_template_no": "SKU000024",
                     *           "sku_template_name": "sku template name",
                     *           "sku_template_material_name": "sku template material name",
                     *           "sku_template_kind": "micro_custom",
                     *           "category_id": 4711,
                     *           "form_order_id": 4711,
                     *           "form_order_no": "form order no",
                     *           "production_batch_id": 4711,
                     *           "production_batch_no": null,
                     *           "user_id": 4711,
                     *           "user": {
                     *             "id": 4711,
                     *             "screen_name": "Anna Wang"
                     *           },
                     *           "size": "M",
                     *           "quantity": 1,
                     *           "price": 36.9,
                     *           "system_rendering_price": 36.9,
                     *           "amount": 36.9,
                     *           "currency": "CNY",
                     *           "state": "init",
                     *           "receiver_name": "Anna Wang",
                     *           "company_name": "company name",
                     *           "phone": "13800000000",
                     *           "country": "China",
                     *           "country_code": null,
                     *           "province": "Zhejiang",
                     *           "city": "Hangzhou",
                     *           "address": "1 Wensan Road",
                     *           "zip_code": "310012",
                     *           "shipping_method": "shipping method",
                     *           "remark": "remark",
                     *           "rendering_effect_images": [
                     *             {
                     *               "config_id": "config id",
                     *               "name": "Mug",
                     *               "state": "queued",
                     *               "progress": 36.9,
                     *               "url": null,
                     *               "width": 1,
                     *               "height": 1,
                     *               "findings": [
                     *                 {
                     *                   "kind": "kind",
                     *                   "layer_id": "layer id",
                     *                   "layer_name": "layer name",
                     *                   "message": "message"
                     *                 }
                     *               ],
                     *               "error": null
                     *             }
                     *           ],
                     *           "rendering_custom_areas": [
                     *             {
                     *               "config_id": "config id",
                     *               "name": "Mug",
                     *               "state": "queued",
                     *               "progress": 36.9,
                     *               "url": null,
                     *               "width": 1,
                     *               "height": 1,
                     *               "findings": [
                     *                 {
                     *                   "kind": "kind",
                     *                   "layer_id": "layer id",
                     *                   "layer_name": "layer name",
                     *                   "message": "message"
                     *                 }
                     *               ],
                     *               "error": null
                     *             }
                     *           ],
                     *           "finding_counts": {
                     *             "errors": 1,
                     *             "warnings": 1
                     *           },
                     *           "print_findings": [
                     *             {
                     *               "kind": "kind",
                     *               "layer_id": "layer id",
                     *               "layer_name": "layer name",
                     *               "message": "message",
                     *               "severity": "error",
                     *               "config_id": "config id",
                     *               "image_name": "image name"
                     *             }
                     *           ],
                     *           "parcels": [
                     *             {
                     *               "shipping_no": "SF1429883022170",
                     *               "shipping_company": "SF Express"
                     *             }
                     *           ],
                     *           "paid_at": "2026-11-15T08:09:46.278Z",
                     *           "erased_at": "2026-11-15T08:09:46.278Z",
                     *           "created_at": "2026-11-15T08:09:46.278Z",
                     *           "updated_at": "2026-11-15T08:09:46.278Z"
                     *         }
                     *       ],
                     *       "meta": {
                     *         "page": 1,
                     *         "per_page": 1,
                     *         "total": 1,
                     *         "total_pages": 1,
                     *         "total_is_estimate": false,
                     *         "next_cursor": null
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @description What was asked for, or what an event says. */
                        data: components["schemas"]["Order"][];
                        meta: components["schemas"]["PageMeta"];
                    };
                };
            };
        };
    };
    ordersGet: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The `id` of an entry of `/orders`. */
                id: components["parameters"]["OrdersId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 4711,
                     *       "no": "FO261115000063",
                     *       "sub_no": "1",
                     *       "system_no": "OD261115000138",
                     *       "sku_template_id": 4711,
                     *       "sku_template_no": "SKU000024",
                     *       "sku_template_name": "sku template name",
                     *       "sku_template_material_name": "sku template material name",
                     *       "sku_template_kind": "micro_custom",
                     *       "category_id": 4711,
                     *       "form_order_id": 4711,
                     *       "form_order_no": "form order no",
                     *       "production_batch_id": 4711,
                     *       "production_batch_no": null,
                     *       "user_id": 4711,
                     *       "user": {
                     *         "id": 4711,
                     *         "screen_name": "Anna Wang"
                     *       },
                     *       "size": "M",
                     *       "quantity": 1,
                     *       "price": 36.9,
                     *       "system_rendering_price": 36.9,
                     *       "amount": 36.9,
                     *       "currency": "CNY",
                     *       "state": "init",
                     *       "receiver_name": "Anna Wang",
                     *       "company_name": "company name",
                     *       "phone": "13800000000",
                     *       "country": "China",
                     *       "country_code": null,
                     *       "province": "Zhejiang",
                     *       "city": "Hangzhou",
                     *       "address": "1 Wensan Road",
                     *       "zip_code": "310012",
                     *       "shipping_method": "shipping method",
                     *       "remark": "remark",
                     *       "rendering_effect_images": [
                     *         {
                     *           "config_id": "config id",
                     *           "name": "Mug",
                     *           "state": "queued",
                     *           "progress": 36.9,
                     *           "url": null,
                     *           "width": 1,
                     *           "height": 1,
                     *           "findings": [
                     *             {
                     *               "kind": "kind",
                     *               "layer_id": "layer id",
                     *               "layer_name": "layer name",
                     *               "message": "message"
                     *             }
                     *           ],
                     *           "error": null
                     *         }
                     *       ],
                     *       "rendering_custom_areas": [
                     *         {
                     *           "config_id": "config id",
                     *           "name": "Mug",
                     *           "state": "queued",
                     *           "progress": 36.9,
                     *           "url": null,
                     *           "width": 1,
                     *           "height": 1,
                     *           "findings": [
                     *             {
                     *               "kind": "kind",
                     *               "layer_id": "layer id",
                     *               "layer_name": "layer name",
                     *               "message": "message"
                     *             }
                     *           ],
                     *           "error": null
                     *         }
                     *       ],
                     *       "finding_counts": {
                     *         "errors": 1,
                     *         "warnings": 1
                     *       },
                     *       "print_findings": [
                     *         {
                     *           "kind": "kind",
                     *           "layer_id": "layer id",
                     *           "layer_name": "layer name",
                     *           "message": "message",
                     *           "severity": "error",
                     *           "config_id": "config id",
                     *           "image_name": "image name"
                     *         }
                     *       ],
                     *       "parcels": [
                     *         {
                     *           "shipping_no": "SF1429883022170",
                     *           "shipping_company": "SF Express"
                     *         }
                     *       ],
                     *       "paid_at": "2026-11-15T08:09:46.278Z",
                     *       "erased_at": "2026-11-15T08:09:46.278Z",
                     *       "created_at": "2026-11-15T08:09:46.278Z",
                     *       "updated_at": "2026-11-15T08:09:46.278Z",
                     *       "qrcode": "qrcode",
                     *       "barcode": "barcode",
                     *       "production_image_configs": [],
                     *       "effect_image_configs": [],
                     *       "custom_area_configs": [],
                     *       "rendering_production_images": [
                     *         {
                     *           "config_id": "config id",
                     *           "name": "Mug",
                     *           "state": "queued",
                     *           "progress": 36.9,
                     *           "url": null,
                     *           "width": 1,
                     *           "height": 1,
                     *           "findings": [
                     *             {
                     *               "kind": "kind",
                     *               "layer_id": "layer id",
                     *               "layer_name": "layer name",
                     *               "message": "message"
                     *             }
                     *           ],
                     *           "error": null
                     *         }
                     *       ],
                     *       "print_files": [
                     *         {
                     *           "id": 4711,
                     *           "url": "/app_api/v1/blobs/6c5d4195cba4e3b34912d803e33d147c48781ccb/photo.png",
                     *           "filename": "photo.png"
                     *         }
                     *       ],
                     *       "production_images": [
                     *         {
                     *           "id": 4711,
                     *           "url": "/app_api/v1/blobs/6c5d4195cba4e3b34912d803e33d147c48781ccb/photo.png",
                     *           "filename": "photo.png"
                     *         }
                     *       ],
                     *       "human_excel_config": [
                     *         {
                     *           "key": "6c5d4195cba4e3b34912d803e33d147c48781ccb",
                     *           "label": "label",
                     *           "type": "image",
                     *           "required": false,
                     *           "options": [
                     *             {
                     *               "label": "label",
                     *               "value": "value"
                     *             }
                     *           ],
                     *           "value": "value"
                     *         }
                     *       ],
                     *       "values": {},
                     *       "sku_template_dpi_value": 1,
                     *       "outbounds": [
                     *         {
                     *           "id": 4711,
                     *           "order_id": 4711,
                     *           "order_system_no": "OD261115000138",
                     *           "order_no": "SHOP-1001",
                     *           "shipping_no": "SF1429883022170",
                     *           "shipping_company": "SF Express",
                     *           "created_at": "2026-11-15T08:09:46.278Z",
                     *           "updated_at": "2026-11-15T08:09:46.278Z"
                     *         }
                     *       ],
                     *       "font_libraries": [
                     *         {
                     *           "id": 4711,
                     *           "name": "Mug",
                     *           "font_file": {
                     *             "id": 4711,
                     *             "url": "/app_api/v1/blobs/6c5d4195cba4e3b34912d803e33d147c48781ccb/photo.png",
                     *             "filename": "photo.png"
                     *           },
                     *           "tags": [
                     *             "tag"
                     *           ],
                     *           "tag_list": [
                     *             "tag list"
                     *           ],
                     *           "created_at": "2026-11-15T08:09:46.278Z",
                     *           "updated_at": "2026-11-15T08:09:46.278Z"
                     *         }
                     *       ],
                     *       "can_edit": false,
                     *       "findings": [
                     *         {
                     *           "kind": "value_differs",
                     *           "name": "Mug",
                     *           "config_ids": [
                     *             "config id"
                     *           ],
                     *           "message": "message"
                     *         }
                     *       ],
                     *       "acknowledgements": [
                     *         {
                     *           "user": {
                     *             "id": 4711,
                     *             "screen_name": "Anna Wang"
                     *           },
                     *           "findings": [
                     *             {
                     *               "kind": "kind",
                     *               "layer_id": "layer id",
                     *               "layer_name": "layer name",
                     *               "message": "message",
                     *               "severity": "error",
                     *               "config_id": "config id",
                     *               "image_name": "image name"
                     *             }
                     *           ],
                     *           "created_at": "2026-11-15T08:09:46.278Z"
                     *         }
                     *       ],
                     *       "amendments": [
                     *         {
                     *           "id": 4711,
                     *           "user": {
                     *             "id": 4711,
                     *             "screen_name": "Anna Wang"
                     *           },
                     *           "changes": [
                     *             {
                     *               "field": "receiver_name",
                     *               "key": "6c5d4195cba4e3b34912d803e33d147c48781ccb",
                     *               "before": "before",
                     *               "after": "after"
                     *             }
                     *           ],
                     *           "reason": "reason",
                     *           "created_at": "2026-11-15T08:09:46.278Z"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["OrderDetail"];
                };
            };
        };
    };
    ordersEdit: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The `id` of an entry of `/orders`. */
                id: components["parameters"]["OrdersId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The images of the printed areas. */
                    custom_area_configs?: {
                        /** @description Identifies it in other calls. */
                        id: string;
                        /** @description The changes of the layers, by the ids of the layers. */
                        layer_diff: {
                            [key: string]: components["schemas"]["OrderChange"];
                        };
                    }[];
                    /** @description The images that show the product. */
                    effect_image_configs?: {
                        /** @description Identifies it in other calls. */
                        id: string;
                        /** @description The changes of the layers, by the ids of the layers. */
                        layer_diff: {
                            [key: string]: components["schemas"]["OrderChange"];
                        };
                    }[];
                    /** @description The images from which the product is printed. */
                    production_image_configs?: {
                        /** @description Identifies it in other calls. */
                        id: string;
                        /** @description The changes of the layers, by the ids of the layers. */
                        layer_diff: {
                            [key: string]: components["schemas"]["OrderChange"];
                        };
                    }[];
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 4711,
                     *       "no": "FO261115000063",
                     *       "sub_no": "1",
                     *       "system_no": "OD261115000138",
                     *       "sku_template_id": 4711,
                     *       "sku_template_no": "SKU000024",
                     *       "sku_template_name": "sku template name",
                     *       "sku_template_material_name": "sku template material name",
                     *       "sku_template_kind": "micro_custom",
                     *       "category_id": 4711,
                     *       "form_order_id": 4711,
                     *       "form_order_no": "form order no",
                     *       "production_batch_id": 4711,
                     *       "production_batch_no": null,
                     *       "user_id": 4711,
                     *       "user": {
                     *         "id": 4711,
                     *         "screen_name": "Anna Wang"
                     *       },
                     *       "size": "M",
                     *       "quantity": 1,
                     *       "price": 36.9,
                     *       "system_rendering_price": 36.9,
                     *       "amount": 36.9,
                     *       "currency": "CNY",
                     *       "state": "init",
                     *       "receiver_name": "Anna Wang",
                     *       "company_name": "company name",
                     *       "phone": "13800000000",
                     *       "country": "China",
                     *       "country_code": null,
                     *       "province": "Zhejiang",
                     *       "city": "Hangzhou",
                     *       "address": "1 Wensan Road",
                     *       "zip_code": "310012",
                     *       "shipping_method": "shipping method",
                     *       "remark": "remark",
                     *       "rendering_effect_images": [
                     *         {
                     *           "config_id": "config id",
                     *           "name": "Mug",
                     *           "state": "queued",
                     *           "progress": 36.9,
                     *           "url": null,
                     *           "width": 1,
                     *           "height": 1,
                     *           "findings": [
                     *             {
                     *               "kind": "kind",
                     *               "layer_id": "layer id",
                     *               "layer_name": "layer name",
                     *               "message": "message"
                     *             }
                     *           ],
                     *           "error": null
                     *         }
                     *       ],
                     *       "rendering_custom_areas": [
                     *         {
                     *           "config_id": "config id",
                     *           "name": "Mug",
                     *           "state": "queued",
                     *           "progress": 36.9,
                     *           "url": null,
                     *           "width": 1,
                     *           "height": 1,
                     *           "findings": [
                     *             {
                     *               "kind": "kind",
                     *               "layer_id": "layer id",
                     *               "layer_name": "layer name",
                     *               "message": "message"
                     *             }
                     *           ],
                     *           "error": null
                     *         }
                     *       ],
                     *       "finding_counts": {
                     *         "errors": 1,
                     *         "warnings": 1
                     *       },
                     *       "print_findings": [
                     *         {
                     *           "kind": "kind",
                     *           "layer_id": "layer id",
                     *           "layer_name": "layer name",
                     *           "message": "message",
                     *           "severity": "error",
                     *           "config_id": "config id",
                     *           "image_name": "image name"
                     *         }
                     *       ],
                     *       "parcels": [
                     *         {
                     *           "shipping_no": "SF1429883022170",
                     *           "shipping_company": "SF Express"
                     *         }
                     *       ],
                     *       "paid_at": "2026-11-15T08:09:46.278Z",
                     *       "erased_at": "2026-11-15T08:09:46.278Z",
                     *       "created_at": "2026-11-15T08:09:46.278Z",
                     *       "updated_at": "2026-11-15T08:09:46.278Z",
                     *       "qrcode": "qrcode",
                     *       "barcode": "barcode",
                     *       "production_image_configs": [],
                     *       "effect_image_configs": [],
                     *       "custom_area_configs": [],
                     *       "rendering_production_images": [
                     *         {
                     *           "config_id": "config id",
                     *           "name": "Mug",
                     *           "state": "queued",
                     *           "progress": 36.9,
                     *           "url": null,
                     *           "width": 1,
                     *           "height": 1,
                     *           "findings": [
                     *             {
                     *               "kind": "kind",
                     *               "layer_id": "layer id",
                     *               "layer_name": "layer name",
                     *               "message": "message"
                     *             }
                     *           ],
                     *           "error": null
                     *         }
                     *       ],
                     *       "print_files": [
                     *         {
                     *           "id": 4711,
                     *           "url": "/app_api/v1/blobs/6c5d4195cba4e3b34912d803e33d147c48781ccb/photo.png",
                     *           "filename": "photo.png"
                     *         }
                     *       ],
                     *       "production_images": [
                     *         {
                     *           "id": 4711,
                     *           "url": "/app_api/v1/blobs/6c5d4195cba4e3b34912d803e33d147c48781ccb/photo.png",
                     *           "filename": "photo.png"
                     *         }
                     *       ],
                     *       "human_excel_config": [
                     *         {
                     *           "key": "6c5d4195cba4e3b34912d803e33d147c48781ccb",
                     *           "label": "label",
                     *           "type": "image",
                     *           "required": false,
                     *           "options": [
                     *             {
                     *               "label": "label",
                     *               "value": "value"
                     *             }
                     *           ],
                     *           "value": "value"
                     *         }
                     *       ],
                     *       "values": {},
                     *       "sku_template_dpi_value": 1,
                     *       "outbounds": [
                     *         {
                     *           "id": 4711,
                     *           "order_id": 4711,
                     *           "order_system_no": "OD261115000138",
                     *           "order_no": "SHOP-1001",
                     *           "shipping_no": "SF1429883022170",
                     *           "shipping_company": "SF Express",
                     *           "created_at": "2026-11-15T08:09:46.278Z",
                     *           "updated_at": "2026-11-15T08:09:46.278Z"
                     *         }
                     *       ],
                     *       "font_libraries": [
                     *         {
                     *           "id": 4711,
                     *           "name": "Mug",
                     *           "font_file": {
                     *             "id": 4711,
                     *             "url": "/app_api/v1/blobs/6c5d4195cba4e3b34912d803e33d147c48781ccb/photo.png",
                     *             "filename": "photo.png"
                     *           },
                     *           "tags": [
                     *             "tag"
                     *           ],
                     *           "tag_list": [
                     *             "tag list"
                     *           ],
                     *           "created_at": "2026-11-15T08:09:46.278Z",
                     *           "updated_at": "2026-11-15T08:09:46.278Z"
                     *         }
                     *       ],
                     *       "can_edit": false,
                     *       "findings": [
                     *         {
                     *           "kind": "value_differs",
                     *           "name": "Mug",
                     *           "config_ids": [
                     *             "config id"
                     *           ],
                     *           "message": "message"
                     *         }
                     *       ],
                     *       "acknowledgements": [
                     *         {
                     *           "user": {
                     *             "id": 4711,
                     *             "screen_name": "Anna Wang"
                     *           },
                     *           "findings": [
                     *             {
                     *               "kind": "kind",
                     *               "layer_id": "layer id",
                     *               "layer_name": "layer name",
                     *               "message": "message",
                     *               "severity": "error",
                     *               "config_id": "config id",
                     *               "image_name": "image name"
                     *             }
                     *           ],
                     *           "created_at": "2026-11-15T08:09:46.278Z"
                     *         }
                     *       ],
                     *       "amendments": [
                     *         {
                     *           "id": 4711,
                     *           "user": {
                     *             "id": 4711,
                     *             "screen_name": "Anna Wang"
                     *           },
                     *           "changes": [
                     *             {
                     *               "field": "receiver_name",
                     *               "key": "6c5d4195cba4e3b34912d803e33d147c48781ccb",
                     *               "before": "before",
                     *               "after": "after"
                     *             }
                     *           ],
                     *           "reason": "reason",
                     *           "created_at": "2026-11-15T08:09:46.278Z"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["OrderDetail"];
                };
            };
        };
    };
    ordersClose: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The `id` of an entry of `/orders`. */
                id: components["parameters"]["OrdersId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 4711,
                     *       "no": "FO261115000063",
                     *       "sub_no": "1",
                     *       "system_no": "OD261115000138",
                     *       "sku_template_id": 4711,
                     *       "sku_template_no": "SKU000024",
                     *       "sku_template_name": "sku template name",
                     *       "sku_template_material_name": "sku template material name",
                     *       "sku_template_kind": "micro_custom",
                     *       "category_id": 4711,
                     *       "form_order_id": 4711,
                     *       "form_order_no": "form order no",
                     *       "production_batch_id": 4711,
                     *       "production_batch_no": null,
                     *       "user_id": 4711,
                     *       "user": {
                     *         "id": 4711,
                     *         "screen_name": "Anna Wang"
                     *       },
                     *       "size": "M",
                     *       "quantity": 1,
                     *       "price": 36.9,
                     *       "system_rendering_price": 36.9,
                     *       "amount": 36.9,
                     *       "currency": "CNY",
                     *       "state": "init",
                     *       "receiver_name": "Anna Wang",
                     *       "company_name": "company name",
                     *       "phone": "13800000000",
                     *       "country": "China",
                     *       "country_code": null,
                     *       "province": "Zhejiang",
                     *       "city": "Hangzhou",
                     *       "address": "1 Wensan Road",
                     *       "zip_code": "310012",
                     *       "shipping_method": "shipping method",
                     *       "remark": "remark",
                     *       "rendering_effect_images": [
                     *         {
                     *           "config_id": "config id",
                     *           "name": "Mug",
                     *           "state": "queued",
                     *           "progress": 36.9,
                     *           "url": null,
                     *           "width": 1,
                     *           "height": 1,
                     *           "findings": [
                     *             {
                     *               "kind": "kind",
                     *               "layer_id": "layer id",
                     *               "layer_name": "layer name",
                     *               "message": "message"
                     *             }
                     *           ],
                     *           "error": null
                     *         }
                     *       ],
                     *       "rendering_custom_areas": [
                     *         {
                     *           "config_id": "config id",
                     *           "name": "Mug",
                     *           "state": "queued",
                     *           "progress": 36.9,
                     *           "url": null,
                     *           "width": 1,
                     *           "height": 1,
                     *           "findings": [
                     *             {
                     *               "kind": "kind",
                     *               "layer_id": "layer id",
                     *               "layer_name": "layer name",
                     *               "message": "message"
                     *             }
                     *           ],
                     *           "error": null
                     *         }
                     *       ],
                     *       "finding_counts": {
                     *         "errors": 1,
                     *         "warnings": 1
                     *       },
                     *       "print_findings": [
                     *         {
                     *           "kind": "kind",
                     *           "layer_id": "layer id",
                     *           "layer_name": "layer name",
                     *           "message": "message",
                     *           "severity": "error",
                     *           "config_id": "config id",
                     *           "image_name": "image name"
                     *         }
                     *       ],
                     *       "parcels": [
                     *         {
                     *           "shipping_no": "SF1429883022170",
                     *           "shipping_company": "SF Express"
                     *         }
                     *       ],
                     *       "paid_at": "2026-11-15T08:09:46.278Z",
                     *       "erased_at": "2026-11-15T08:09:46.278Z",
                     *       "created_at": "2026-11-15T08:09:46.278Z",
                     *       "updated_at": "2026-11-15T08:09:46.278Z",
                     *       "qrcode": "qrcode",
                     *       "barcode": "barcode",
                     *       "production_image_configs": [],
                     *       "effect_image_configs": [],
                     *       "custom_area_configs": [],
                     *       "rendering_production_images": [
                     *         {
                     *           "config_id": "config id",
                     *           "name": "Mug",
                     *           "state": "queued",
                     *           "progress": 36.9,
                     *           "url": null,
                     *           "width": 1,
                     *           "height": 1,
                     *           "findings": [
                     *             {
                     *               "kind": "kind",
                     *               "layer_id": "layer id",
                     *               "layer_name": "layer name",
                     *               "message": "message"
                     *             }
                     *           ],
                     *           "error": null
                     *         }
                     *       ],
                     *       "print_files": [
                     *         {
                     *           "id": 4711,
                     *           "url": "/app_api/v1/blobs/6c5d4195cba4e3b34912d803e33d147c48781ccb/photo.png",
                     *           "filename": "photo.png"
                     *         }
                     *       ],
                     *       "production_images": [
                     *         {
                     *           "id": 4711,
                     *           "url": "/app_api/v1/blobs/6c5d4195cba4e3b34912d803e33d147c48781ccb/photo.png",
                     *           "filename": "photo.png"
                     *         }
                     *       ],
                     *       "human_excel_config": [
                     *         {
                     *           "key": "6c5d4195cba4e3b34912d803e33d147c48781ccb",
                     *           "label": "label",
                     *           "type": "image",
                     *           "required": false,
                     *           "options": [
                     *             {
                     *               "label": "label",
                     *               "value": "value"
                     *             }
                     *           ],
                     *           "value": "value"
                     *         }
                     *       ],
                     *       "values": {},
                     *       "sku_template_dpi_value": 1,
                     *       "outbounds": [
                     *         {
                     *           "id": 4711,
                     *           "order_id": 4711,
                     *           "order_system_no": "OD261115000138",
                     *           "order_no": "SHOP-1001",
                     *           "shipping_no": "SF1429883022170",
                     *           "shipping_company": "SF Express",
                     *           "created_at": "2026-11-15T08:09:46.278Z",
                     *           "updated_at": "2026-11-15T08:09:46.278Z"
                     *         }
                     *       ],
                     *       "font_libraries": [
                     *         {
                     *           "id": 4711,
                     *           "name": "Mug",
                     *           "font_file": {
                     *             "id": 4711,
                     *             "url": "/app_api/v1/blobs/6c5d4195cba4e3b34912d803e33d147c48781ccb/photo.png",
                     *             "filename": "photo.png"
                     *           },
                     *           "tags": [
                     *             "tag"
                     *           ],
                     *           "tag_list": [
                     *             "tag list"
                     *           ],
                     *           "created_at": "2026-11-15T08:09:46.278Z",
                     *           "updated_at": "2026-11-15T08:09:46.278Z"
                     *         }
                     *       ],
                     *       "can_edit": false,
                     *       "findings": [
                     *         {
                     *           "kind": "value_differs",
                     *           "name": "Mug",
                     *           "config_ids": [
                     *             "config id"
                     *           ],
                     *           "message": "message"
                     *         }
                     *       ],
                     *       "acknowledgements": [
                     *         {
                     *           "user": {
                     *             "id": 4711,
                     *             "screen_name": "Anna Wang"
                     *           },
                     *           "findings": [
                     *             {
                     *               "kind": "kind",
                     *               "layer_id": "layer id",
                     *               "layer_name": "layer name",
                     *               "message": "message",
                     *               "severity": "error",
                     *               "config_id": "config id",
                     *               "image_name": "image name"
                     *             }
                     *           ],
                     *           "created_at": "2026-11-15T08:09:46.278Z"
                     *         }
                     *       ],
                     *       "amendments": [
                     *         {
                     *           "id": 4711,
                     *           "user": {
                     *             "id": 4711,
                     *             "screen_name": "Anna Wang"
                     *           },
                     *           "changes": [
                     *             {
                     *               "field": "receiver_name",
                     *               "key": "6c5d4195cba4e3b34912d803e33d147c48781ccb",
                     *               "before": "before",
                     *               "after": "after"
                     *             }
                     *           ],
                     *           "reason": "reason",
                     *           "created_at": "2026-11-15T08:09:46.278Z"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["OrderDetail"];
                };
            };
        };
    };
    ordersDesign: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The `id` of an entry of `/orders`. */
                id: components["parameters"]["OrdersId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The images of the printed areas. */
                    custom_area_configs?: {
                        /** @description Identifies it in other calls. */
                        id: string;
                        /** @description The changes of the layers, by the ids of the layers. */
                        layer_diff: {
                            [key: string]: components["schemas"]["OrderChange"];
                        };
                    }[];
                    /** @description The values of the custom items: the name of each and its value. */
                    custom_fields?: {
                        /** @description The key that identifies it. */
                        key: string;
                        /** @description The value. */
                        value?: (string | number) | null;
                    }[];
                    /** @description The images that show the product. */
                    effect_image_configs?: {
                        /** @description Identifies it in other calls. */
                        id: string;
                        /** @description The changes of the layers, by the ids of the layers. */
                        layer_diff: {
                            [key: string]: components["schemas"]["OrderChange"];
                        };
                    }[];
                    /** @description The images from which the product is printed. */
                    production_image_configs?: {
                        /** @description Identifies it in other calls. */
                        id: string;
                        /** @description The changes of the layers, by the ids of the layers. */
                        layer_diff: {
                            [key: string]: components["schemas"]["OrderChange"];
                        };
                    }[];
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 4711,
                     *       "no": "FO261115000063",
                     *       "sub_no": "1",
                     *       "system_no": "OD261115000138",
                     *       "sku_template_id": 4711,
                     *       "sku_template_no": "SKU000024",
                     *       "sku_template_name": "sku template name",
                     *       "sku_template_material_name": "sku template material name",
                     *       "sku_template_kind": "micro_custom",
                     *       "category_id": 4711,
                     *       "form_order_id": 4711,
                     *       "form_order_no": "form order no",
                     *       "production_batch_id": 4711,
                     *       "production_batch_no": null,
                     *       "user_id": 4711,
                     *       "user": {
                     *         "id": 4711,
                     *         "screen_name": "Anna Wang"
                     *       },
                     *       "size": "M",
                     *       "quantity": 1,
                     *       "price": 36.9,
                     *       "system_rendering_price": 36.9,
                     *       "amount": 36.9,
                     *       "currency": "CNY",
                     *       "state": "init",
                     *       "receiver_name": "Anna Wang",
                     *       "company_name": "company name",
                     *       "phone": "13800000000",
                     *       "country": "China",
                     *       "country_code": null,
                     *       "province": "Zhejiang",
                     *       "city": "Hangzhou",
                     *       "address": "1 Wensan Road",
                     *       "zip_code": "310012",
                     *       "shipping_method": "shipping method",
                     *       "remark": "remark",
                     *       "rendering_effect_images": [
                     *         {
                     *           "config_id": "config id",
                     *           "name": "Mug",
                     *           "state": "queued",
                     *           "progress": 36.9,
                     *           "url": null,
                     *           "width": 1,
                     *           "height": 1,
                     *           "findings": [
                     *             {
                     *               "kind": "kind",
                     *               "layer_id": "layer id",
                     *               "layer_name": "layer name",
                     *               "message": "message"
                     *             }
                     *           ],
                     *           "error": null
                     *         }
                     *       ],
                     *       "rendering_custom_areas": [
                     *         {
                     *           "config_id": "config id",
                     *           "name": "Mug",
                     *           "state": "queued",
                     *           "progress": 36.9,
                     *           "url": null,
                     *           "width": 1,
                     *           "height": 1,
                     *           "findings": [
                     *             {
                     *               "kind": "kind",
                     *               "layer_id": "layer id",
                     *               "layer_name": "layer name",
                     *               "message": "message"
                     *             }
                     *           ],
                     *           "error": null
                     *         }
                     *       ],
                     *       "finding_counts": {
                     *         "errors": 1,
                     *         "warnings": 1
                     *       },
                     *       "print_findings": [
                     *         {
                     *           "kind": "kind",
                     *           "layer_id": "layer id",
                     *           "layer_name": "layer name",
                     *           "message": "message",
                     *           "severity": "error",
                     *           "config_id": "config id",
                     *           "image_name": "image name"
                     *         }
                     *       ],
                     *       "parcels": [
                     *         {
                     *           "shipping_no": "SF1429883022170",
                     *           "shipping_company": "SF Express"
                     *         }
                     *       ],
                     *       "paid_at": "2026-11-15T08:09:46.278Z",
                     *       "erased_at": "2026-11-15T08:09:46.278Z",
                     *       "created_at": "2026-11-15T08:09:46.278Z",
                     *       "updated_at": "2026-11-15T08:09:46.278Z",
                     *       "qrcode": "qrcode",
                     *       "barcode": "barcode",
                     *       "production_image_configs": [],
                     *       "effect_image_configs": [],
                     *       "custom_area_configs": [],
                     *       "rendering_production_images": [
                     *         {
                     *           "config_id": "config id",
                     *           "name": "Mug",
                     *           "state": "queued",
                     *           "progress": 36.9,
                     *           "url": null,
                     *           "width": 1,
                     *           "height": 1,
                     *           "findings": [
                     *             {
                     *               "kind": "kind",
                     *               "layer_id": "layer id",
                     *               "layer_name": "layer name",
                     *               "message": "message"
                     *             }
                     *           ],
                     *           "error": null
                     *         }
                     *       ],
                     *       "print_files": [
                     *         {
                     *           "id": 4711,
                     *           "url": "/app_api/v1/blobs/6c5d4195cba4e3b34912d803e33d147c48781ccb/photo.png",
                     *           "filename": "photo.png"
                     *         }
                     *       ],
                     *       "production_images": [
                     *         {
                     *           "id": 4711,
                     *           "url": "/app_api/v1/blobs/6c5d4195cba4e3b34912d803e33d147c48781ccb/photo.png",
                     *           "filename": "photo.png"
                     *         }
                     *       ],
                     *       "human_excel_config": [
                     *         {
                     *           "key": "6c5d4195cba4e3b34912d803e33d147c48781ccb",
                     *           "label": "label",
                     *           "type": "image",
                     *           "required": false,
                     *           "options": [
                     *             {
                     *               "label": "label",
                     *               "value": "value"
                     *             }
                     *           ],
                     *           "value": "value"
                     *         }
                     *       ],
                     *       "values": {},
                     *       "sku_template_dpi_value": 1,
                     *       "outbounds": [
                     *         {
                     *           "id": 4711,
                     *           "order_id": 4711,
                     *           "order_system_no": "OD261115000138",
                     *           "order_no": "SHOP-1001",
                     *           "shipping_no": "SF1429883022170",
                     *           "shipping_company": "SF Express",
                     *           "created_at": "2026-11-15T08:09:46.278Z",
                     *           "updated_at": "2026-11-15T08:09:46.278Z"
                     *         }
                     *       ],
                     *       "font_libraries": [
                     *         {
                     *           "id": 4711,
                     *           "name": "Mug",
                     *           "font_file": {
                     *             "id": 4711,
                     *             "url": "/app_api/v1/blobs/6c5d4195cba4e3b34912d803e33d147c48781ccb/photo.png",
                     *             "filename": "photo.png"
                     *           },
                     *           "tags": [
                     *             "tag"
                     *           ],
                     *           "tag_list": [
                     *             "tag list"
                     *           ],
                     *           "created_at": "2026-11-15T08:09:46.278Z",
                     *           "updated_at": "2026-11-15T08:09:46.278Z"
                     *         }
                     *       ],
                     *       "can_edit": false,
                     *       "findings": [
                     *         {
                     *           "kind": "value_differs",
                     *           "name": "Mug",
                     *           "config_ids": [
                     *             "config id"
                     *           ],
                     *           "message": "message"
                     *         }
                     *       ],
                     *       "acknowledgements": [
                     *         {
                     *           "user": {
                     *             "id": 4711,
                     *             "screen_name": "Anna Wang"
                     *           },
                     *           "findings": [
                     *             {
                     *               "kind": "kind",
                     *               "layer_id": "layer id",
                     *               "layer_name": "layer name",
                     *               "message": "message",
                     *               "severity": "error",
                     *               "config_id": "config id",
                     *               "image_name": "image name"
                     *             }
                     *           ],
                     *           "created_at": "2026-11-15T08:09:46.278Z"
                     *         }
                     *       ],
                     *       "amendments": [
                     *         {
                     *           "id": 4711,
                     *           "user": {
                     *             "id": 4711,
                     *             "screen_name": "Anna Wang"
                     *           },
                     *           "changes": [
                     *             {
                     *               "field": "receiver_name",
                     *               "key": "6c5d4195cba4e3b34912d803e33d147c48781ccb",
                     *               "before": "before",
                     *               "after": "after"
                     *             }
                     *           ],
                     *           "reason": "reason",
                     *           "created_at": "2026-11-15T08:09:46.278Z"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["OrderDetail"];
                };
            };
        };
    };
    ordersAmend: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The `id` of an entry of `/orders`. */
                id: components["parameters"]["OrdersId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Street and number of the receiver. */
                    address?: string;
                    /** @description The city of the receiver. */
                    city?: string;
                    /** @description The company of the receiver. */
                    company_name?: string;
                    /** @description The country of the receiver, as it was written. */
                    country?: string;
                    /** @description The values of the custom items: the name of each and its value. */
                    custom_fields?: {
                        /** @description The key that identifies it. */
                        key: string;
                        /** @description The value. */
                        value?: (string | number) | null;
                    }[];
                    /** @description The phone number of the receiver. */
                    phone?: string;
                    /** @description The province or state of the receiver. */
                    province?: string;
                    /** @description The number of pieces. */
                    quantity?: number | string;
                    /** @description The name of the receiver. */
                    receiver_name?: string;
                    /** @description A note. */
                    remark?: string;
                    /** @description How it is to be sent. */
                    shipping_method?: string;
                    /** @description The postal code of the receiver. */
                    zip_code?: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 4711,
                     *       "no": "FO261115000063",
                     *       "sub_no": "1",
                     *       "system_no": "OD261115000138",
                     *       "sku_template_id": 4711,
                     *       "sku_template_no": "SKU000024",
                     *       "sku_template_name": "sku template name",
                     *       "sku_template_material_name": "sku template material name",
                     *       "sku_template_kind": "micro_custom",
                     *       "category_id": 4711,
                     *       "form_order_id": 4711,
                     *       "form_order_no": "form order no",
                     *       "production_batch_id": 4711,
                     *       "production_batch_no": null,
                     *       "user_id": 4711,
                     *       "user": {
                     *         "id": 4711,
                     *         "screen_name": "Anna Wang"
                     *       },
                     *       "size": "M",
                     *       "quantity": 1,
                     *       "price": 36.9,
                     *       "system_rendering_price": 36.9,
                     *       "amount": 36.9,
                     *       "currency": "CNY",
                     *       "state": "init",
                     *       "receiver_name": "Anna Wang",
                     *       "company_name": "company name",
                     *       "phone": "13800000000",
                     *       "country": "China",
                     *       "country_code": null,
                     *       "province": "Zhejiang",
                     *       "city": "Hangzhou",
                     *       "address": "1 Wensan Road",
                     *       "zip_code": "310012",
                     *       "shipping_method": "shipping method",
                     *       "remark": "remark",
                     *       "rendering_effect_images": [
                     *         {
                     *           "config_id": "config id",
                     *           "name": "Mug",
                     *           "state": "queued",
                     *           "progress": 36.9,
                     *           "url": null,
                     *           "width": 1,
                     *           "height": 1,
                     *           "findings": [
                     *             {
                     *               "kind": "kind",
                     *               "layer_id": "layer id",
                     *               "layer_name": "layer name",
                     *               "message": "message"
                     *             }
                     *           ],
                     *           "error": null
                     *         }
                     *       ],
                     *       "rendering_custom_areas": [
                     *         {
                     *           "config_id": "config id",
                     *           "name": "Mug",
                     *           "state": "queued",
                     *           "progress": 36.9,
                     *           "url": null,
                     *           "width": 1,
                     *           "height": 1,
                     *           "findings": [
                     *             {
                     *               "kind": "kind",
                     *               "layer_id": "layer id",
                     *               "layer_name": "layer name",
                     *               "message": "message"
                     *             }
                     *           ],
                     *           "error": null
                     *         }
                     *       ],
                     *       "finding_counts": {
                     *         "errors": 1,
                     *         "warnings": 1
                     *       },
                     *       "print_findings": [
                     *         {
                     *           "kind": "kind",
                     *           "layer_id": "layer id",
                     *           "layer_name": "layer name",
                     *           "message": "message",
                     *           "severity": "error",
                     *           "config_id": "config id",
                     *           "image_name": "image name"
                     *         }
                     *       ],
                     *       "parcels": [
                     *         {
                     *           "shipping_no": "SF1429883022170",
                     *           "shipping_company": "SF Express"
                     *         }
                     *       ],
                     *       "paid_at": "2026-11-15T08:09:46.278Z",
                     *       "erased_at": "2026-11-15T08:09:46.278Z",
                     *       "created_at": "2026-11-15T08:09:46.278Z",
                     *       "updated_at": "2026-11-15T08:09:46.278Z",
                     *       "qrcode": "qrcode",
                     *       "barcode": "barcode",
                     *       "production_image_configs": [],
                     *       "effect_image_configs": [],
                     *       "custom_area_configs": [],
                     *       "rendering_production_images": [
                     *         {
                     *           "config_id": "config id",
                     *           "name": "Mug",
                     *           "state": "queued",
                     *           "progress": 36.9,
                     *           "url": null,
                     *           "width": 1,
                     *           "height": 1,
                     *           "findings": [
                     *             {
                     *               "kind": "kind",
                     *               "layer_id": "layer id",
                     *               "layer_name": "layer name",
                     *               "message": "message"
                     *             }
                     *           ],
                     *           "error": null
                     *         }
                     *       ],
                     *       "print_files": [
                     *         {
                     *           "id": 4711,
                     *           "url": "/app_api/v1/blobs/6c5d4195cba4e3b34912d803e33d147c48781ccb/photo.png",
                     *           "filename": "photo.png"
                     *         }
                     *       ],
                     *       "production_images": [
                     *         {
                     *           "id": 4711,
                     *           "url": "/app_api/v1/blobs/6c5d4195cba4e3b34912d803e33d147c48781ccb/photo.png",
                     *           "filename": "photo.png"
                     *         }
                     *       ],
                     *       "human_excel_config": [
                     *         {
                     *           "key": "6c5d4195cba4e3b34912d803e33d147c48781ccb",
                     *           "label": "label",
                     *           "type": "image",
                     *           "required": false,
                     *           "options": [
                     *             {
                     *               "label": "label",
                     *               "value": "value"
                     *             }
                     *           ],
                     *           "value": "value"
                     *         }
                     *       ],
                     *       "values": {},
                     *       "sku_template_dpi_value": 1,
                     *       "outbounds": [
                     *         {
                     *           "id": 4711,
                     *           "order_id": 4711,
                     *           "order_system_no": "OD261115000138",
                     *           "order_no": "SHOP-1001",
                     *           "shipping_no": "SF1429883022170",
                     *           "shipping_company": "SF Express",
                     *           "created_at": "2026-11-15T08:09:46.278Z",
                     *           "updated_at": "2026-11-15T08:09:46.278Z"
                     *         }
                     *       ],
                     *       "font_libraries": [
                     *         {
                     *           "id": 4711,
                     *           "name": "Mug",
                     *           "font_file": {
                     *             "id": 4711,
                     *             "url": "/app_api/v1/blobs/6c5d4195cba4e3b34912d803e33d147c48781ccb/photo.png",
                     *             "filename": "photo.png"
                     *           },
                     *           "tags": [
                     *             "tag"
                     *           ],
                     *           "tag_list": [
                     *             "tag list"
                     *           ],
                     *           "created_at": "2026-11-15T08:09:46.278Z",
                     *           "updated_at": "2026-11-15T08:09:46.278Z"
                     *         }
                     *       ],
                     *       "can_edit": false,
                     *       "findings": [
                     *         {
                     *           "kind": "value_differs",
                     *           "name": "Mug",
                     *           "config_ids": [
                     *             "config id"
                     *           ],
                     *           "message": "message"
                     *         }
                     *       ],
                     *       "acknowledgements": [
                     *         {
                     *           "user": {
                     *             "id": 4711,
                     *             "screen_name": "Anna Wang"
                     *           },
                     *           "findings": [
                     *             {
                     *               "kind": "kind",
                     *               "layer_id": "layer id",
                     *               "layer_name": "layer name",
                     *               "message": "message",
                     *               "severity": "error",
                     *               "config_id": "config id",
                     *               "image_name": "image name"
                     *             }
                     *           ],
                     *           "created_at": "2026-11-15T08:09:46.278Z"
                     *         }
                     *       ],
                     *       "amendments": [
                     *         {
                     *           "id": 4711,
                     *           "user": {
                     *             "id": 4711,
                     *             "screen_name": "Anna Wang"
                     *           },
                     *           "changes": [
                     *             {
                     *               "field": "receiver_name",
                     *               "key": "6c5d4195cba4e3b34912d803e33d147c48781ccb",
                     *               "before": "before",
                     *               "after": "after"
                     *             }
                     *           ],
                     *           "reason": "reason",
                     *           "created_at": "2026-11-15T08:09:46.278Z"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["OrderDetail"];
                };
            };
        };
    };
    ordersNeighbors: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The `id` of an entry of `/orders`. */
                id: components["parameters"]["OrdersId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "number": 1,
                     *       "count": 1,
                     *       "previous_id": 4711,
                     *       "next_id": 4711
                     *     }
                     */
                    "application/json": {
                        /** @description How many there are. */
                        count: number;
                        /** @description The id of the next one; null at the end. */
                        next_id: number | null;
                        /** @description The position in the list, from 1. */
                        number: number;
                        /** @description The id of the previous one; null at the beginning. */
                        previous_id: number | null;
                    };
                };
            };
        };
    };
    ordersRender: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The `id` of an entry of `/orders`. */
                id: components["parameters"]["OrdersId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 4711,
                     *       "no": "FO261115000063",
                     *       "sub_no": "1",
                     *       "system_no": "OD261115000138",
                     *       "sku_template_id": 4711,
                     *       "sku_template_no": "SKU000024",
                     *       "sku_template_name": "sku template name",
                     *       "sku_template_material_name": "sku template material name",
                     *       "sku_template_kind": "micro_custom",
                     *       "category_id": 4711,
                     *       "form_order_id": 4711,
                     *       "form_order_no": "form order no",
                     *       "production_batch_id": 4711,
                     *       "production_batch_no": null,
                     *       "user_id": 4711,
                     *       "user": {
                     *         "id": 4711,
                     *         "screen_name": "Anna Wang"
                     *       },
                     *       "size": "M",
                     *       "quantity": 1,
                     *       "price": 36.9,
                     *       "system_rendering_price": 36.9,
                     *       "amount": 36.9,
                     *       "currency": "CNY",
                     *       "state": "init",
                     *       "receiver_name": "Anna Wang",
                     *       "company_name": "company name",
                     *       "phone": "13800000000",
                     *       "country": "China",
                     *       "country_code": null,
                     *       "province": "Zhejiang",
                     *       "city": "Hangzhou",
                     *       "address": "1 Wensan Road",
                     *       "zip_code": "310012",
                     *       "shipping_method": "shipping method",
                     *       "remark": "remark",
                     *       "rendering_effect_images": [
                     *         {
                     *           "config_id": "config id",
                     *           "name": "Mug",
                     *           "state": "queued",
                     *           "progress": 36.9,
                     *           "url": null,
                     *           "width": 1,
                     *           "height": 1,
                     *           "findings": [
                     *             {
                     *               "kind": "kind",
                     *               "layer_id": "layer id",
                     *               "layer_name": "layer name",
                     *               "message": "message"
                     *             }
                     *           ],
                     *           "error": null
                     *         }
                     *       ],
                     *       "rendering_custom_areas": [
                     *         {
                     *           "config_id": "config id",
                     *           "name": "Mug",
                     *           "state": "queued",
                     *           "progress": 36.9,
                     *           "url": null,
                     *           "width": 1,
                     *           "height": 1,
                     *           "findings": [
                     *             {
                     *               "kind": "kind",
                     *               "layer_id": "layer id",
                     *               "layer_name": "layer name",
                     *               "message": "message"
                     *             }
                     *           ],
                     *           "error": null
                     *         }
                     *       ],
                     *       "finding_counts": {
                     *         "errors": 1,
                     *         "warnings": 1
                     *       },
                     *       "print_findings": [
                     *         {
                     *           "kind": "kind",
                     *           "layer_id": "layer id",
                     *           "layer_name": "layer name",
                     *           "message": "message",
                     *           "severity": "error",
                     *           "config_id": "config id",
                     *           "image_name": "image name"
                     *         }
                     *       ],
                     *       "parcels": [
                     *         {
                     *           "shipping_no": "SF1429883022170",
                     *           "shipping_company": "SF Express"
                     *         }
                     *       ],
                     *       "paid_at": "2026-11-15T08:09:46.278Z",
                     *       "erased_at": "2026-11-15T08:09:46.278Z",
                     *       "created_at": "2026-11-15T08:09:46.278Z",
                     *       "updated_at": "2026-11-15T08:09:46.278Z",
                     *       "qrcode": "qrcode",
                     *       "barcode": "barcode",
                     *       "production_image_configs": [],
                     *       "effect_image_configs": [],
                     *       "custom_area_configs": [],
                     *       "rendering_production_images": [
                     *         {
                     *           "config_id": "config id",
                     *           "name": "Mug",
                     *           "state": "queued",
                     *           "progress": 36.9,
                     *           "url": null,
                     *           "width": 1,
                     *           "height": 1,
                     *           "findings": [
                     *             {
                     *               "kind": "kind",
                     *               "layer_id": "layer id",
                     *               "layer_name": "layer name",
                     *               "message": "message"
                     *             }
                     *           ],
                     *           "error": null
                     *         }
                     *       ],
                     *       "print_files": [
                     *         {
                     *           "id": 4711,
                     *           "url": "/app_api/v1/blobs/6c5d4195cba4e3b34912d803e33d147c48781ccb/photo.png",
                     *           "filename": "photo.png"
                     *         }
                     *       ],
                     *       "production_images": [
                     *         {
                     *           "id": 4711,
                     *           "url": "/app_api/v1/blobs/6c5d4195cba4e3b34912d803e33d147c48781ccb/photo.png",
                     *           "filename": "photo.png"
                     *         }
                     *       ],
                     *       "human_excel_config": [
                     *         {
                     *           "key": "6c5d4195cba4e3b34912d803e33d147c48781ccb",
                     *           "label": "label",
                     *           "type": "image",
                     *           "required": false,
                     *           "options": [
                     *             {
                     *               "label": "label",
                     *               "value": "value"
                     *             }
                     *           ],
                     *           "value": "value"
                     *         }
                     *       ],
                     *       "values": {},
                     *       "sku_template_dpi_value": 1,
                     *       "outbounds": [
                     *         {
                     *           "id": 4711,
                     *           "order_id": 4711,
                     *           "order_system_no": "OD261115000138",
                     *           "order_no": "SHOP-1001",
                     *           "shipping_no": "SF1429883022170",
                     *           "shipping_company": "SF Express",
                     *           "created_at": "2026-11-15T08:09:46.278Z",
                     *           "updated_at": "2026-11-15T08:09:46.278Z"
                     *         }
                     *       ],
                     *       "font_libraries": [
                     *         {
                     *           "id": 4711,
                     *           "name": "Mug",
                     *           "font_file": {
                     *             "id": 4711,
                     *             "url": "/app_api/v1/blobs/6c5d4195cba4e3b34912d803e33d147c48781ccb/photo.png",
                     *             "filename": "photo.png"
                     *           },
                     *           "tags": [
                     *             "tag"
                     *           ],
                     *           "tag_list": [
                     *             "tag list"
                     *           ],
                     *           "created_at": "2026-11-15T08:09:46.278Z",
                     *           "updated_at": "2026-11-15T08:09:46.278Z"
                     *         }
                     *       ],
                     *       "can_edit": false,
                     *       "findings": [
                     *         {
                     *           "kind": "value_differs",
                     *           "name": "Mug",
                     *           "config_ids": [
                     *             "config id"
                     *           ],
                     *           "message": "message"
                     *         }
                     *       ],
                     *       "acknowledgements": [
                     *         {
                     *           "user": {
                     *             "id": 4711,
                     *             "screen_name": "Anna Wang"
                     *           },
                     *           "findings": [
                     *             {
                     *               "kind": "kind",
                     *               "layer_id": "layer id",
                     *               "layer_name": "layer name",
                     *               "message": "message",
                     *               "severity": "error",
                     *               "config_id": "config id",
                     *               "image_name": "image name"
                     *             }
                     *           ],
                     *           "created_at": "2026-11-15T08:09:46.278Z"
                     *         }
                     *       ],
                     *       "amendments": [
                     *         {
                     *           "id": 4711,
                     *           "user": {
                     *             "id": 4711,
                     *             "screen_name": "Anna Wang"
                     *           },
                     *           "changes": [
                     *             {
                     *               "field": "receiver_name",
                     *               "key": "6c5d4195cba4e3b34912d803e33d147c48781ccb",
                     *               "before": "before",
                     *               "after": "after"
                     *             }
                     *           ],
                     *           "reason": "reason",
                     *           "created_at": "2026-11-15T08:09:46.278Z"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["OrderDetail"];
                };
            };
        };
    };
    ordersExport: {
        parameters: {
            query?: {
                /** @description `meta.next_cursor` of the previous page. Takes precedence over `page`. */
                after?: components["parameters"]["After"];
                /** @description Only rows whose `created_at` is on this day or later, in the factory's time zone. */
                created_at_gteq_date?: components["parameters"]["CreatedAtGteqDate"];
                /** @description Only rows whose `created_at` is on this day or earlier, in the factory's time zone. */
                created_at_lteq_date?: components["parameters"]["CreatedAtLteqDate"];
                /** @description Only rows whose `findings` has this value. */
                findings_eq?: components["parameters"]["FindingsEq"];
                /** @description Only rows whose `form_order_id` has this value. */
                form_order_id_eq?: components["parameters"]["FormOrderIdEq"];
                /** @description Only rows whose `id` is one of these values. */
                "id_in[]"?: components["parameters"]["IdIn"];
                /** @description Only rows whose `no` contains this text, ignoring case. */
                no_cont?: components["parameters"]["NoCont"];
                /** @description Only rows whose `no` has this value. */
                no_eq?: components["parameters"]["NoEq"];
                /** @description Only rows whose `no` is one of these values. */
                "no_in[]"?: components["parameters"]["NoIn"];
                /** @description Columns to sort by, separated by commas, each with an optional `asc` or `desc`. Default: `created_at desc`. Columns: created_at, updated_at. */
                order?: components["parameters"]["Order"];
                /** @description The page number. 0 returns all rows, up to 1000. The page after the one you just read continues where that page ended, for up to 5 minutes, so no row is skipped or repeated. Page 1 starts over. */
                page?: components["parameters"]["Page"];
                /** @description The number of rows per page. */
                per_page?: components["parameters"]["PerPage"];
                /** @description Only rows whose `production_batch_id` has this value. */
                production_batch_id_eq?: components["parameters"]["ProductionBatchIdEq"];
                /** @description Only rows whose `sku_template_category_id` has this value. */
                sku_template_category_id_eq?: components["parameters"]["SkuTemplateCategoryIdEq"];
                /** @description Only rows whose `sku_template_name` contains this text, ignoring case. */
                sku_template_name_cont?: components["parameters"]["SkuTemplateNameCont"];
                /** @description Only rows whose `sku_template_no` contains this text, ignoring case. */
                sku_template_no_cont?: components["parameters"]["SkuTemplateNoCont"];
                /** @description Only rows whose `state` has this value. */
                state_eq?: components["parameters"]["StateEq"];
                /** @description Only rows whose `state` is one of these values. */
                "state_in[]"?: components["parameters"]["StateIn"];
                /** @description Only rows whose `system_no` has this value. */
                system_no_eq?: components["parameters"]["SystemNoEq"];
                /** @description Only rows whose `updated_at` is at this time or later. */
                updated_at_gteq?: components["parameters"]["UpdatedAtGteq"];
                /** @description Only rows whose `updated_at` is at this time or earlier. */
                updated_at_lteq?: components["parameters"]["UpdatedAtLteq"];
                /** @description Only rows whose `user_id` has this value. */
                user_id_eq?: components["parameters"]["UserIdEq"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file, or an empty body */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "*/*": string;
                };
            };
        };
    };
    outboundsList: {
        parameters: {
            query?: {
                /** @description `meta.next_cursor` of the previous page. Takes precedence over `page`. */
                after?: components["parameters"]["After"];
                /** @description Only rows whose `created_at` is at this time or later. */
                created_at_gteq?: string;
                /** @description Only rows whose `created_at` is at this time or earlier. */
                created_at_lteq?: string;
                /** @description Only rows whose `form_order_id` has this value. */
                form_order_id_eq?: components["parameters"]["FormOrderIdEq"];
                /** @description Only rows whose `id` is one of these values. */
                "id_in[]"?: components["parameters"]["IdIn"];
                /** @description Columns to sort by, separated by commas, each with an optional `asc` or `desc`. Default: `created_at desc`. Columns: created_at, updated_at. */
                order?: components["parameters"]["Order"];
                /** @description Only rows whose `order_id` has this value. */
                order_id_eq?: number;
                /** @description Only rows whose `order_system_no` has this value. */
                order_system_no_eq?: string;
                /** @description The page number. 0 returns all rows, up to 1000. The page after the one you just read continues where that page ended, for up to 5 minutes, so no row is skipped or repeated. Page 1 starts over. */
                page?: components["parameters"]["Page"];
                /** @description The number of rows per page. */
                per_page?: components["parameters"]["PerPage"];
                /** @description Only rows whose `shipping_no` contains this text, ignoring case. */
                shipping_no_cont?: string;
                /** @description Only rows whose `shipping_no` has this value. */
                shipping_no_eq?: string;
                /** @description Only rows whose `updated_at` is at this time or later. */
                updated_at_gteq?: components["parameters"]["UpdatedAtGteq"];
                /** @description Only rows whose `updated_at` is at this time or earlier. */
                updated_at_lteq?: components["parameters"]["UpdatedAtLteq"];
                /** @description Only rows whose `user_id` has this value. */
                user_id_eq?: components["parameters"]["UserIdEq"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of rows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "id": 4711,
                     *           "order_id": 4711,
                     *           "order_system_no": "OD261115000138",
                     *           "order_no": "SHOP-1001",
                     *           "shipping_no": "SF1429883022170",
                     *           "shipping_company": "SF Express",
                     *           "created_at": "2026-11-15T08:09:46.278Z",
                     *           "updated_at": "2026-11-15T08:09:46.278Z",
                     *           "form_order_id": 4711,
                     *           "form_order_no": "form order no",
                     *           "user_id": 4711,
                     *           "user": {
                     *             "id": 4711,
                     *             "screen_name": "Anna Wang"
                     *           }
                     *         }
                     *       ],
                     *       "meta": {
                     *         "page": 1,
                     *         "per_page": 1,
                     *         "total": 1,
                     *         "total_pages": 1,
                     *         "total_is_estimate": false,
                     *         "next_cursor": null
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @description What was asked for, or what an event says. */
                        data: components["schemas"]["OutboundRow"][];
                        meta: components["schemas"]["PageMeta"];
                    };
                };
            };
        };
    };
    productionBatchesList: {
        parameters: {
            query?: {
                /** @description `meta.next_cursor` of the previous page. Takes precedence over `page`. */
                after?: components["parameters"]["After"];
                /** @description Only rows whose `form_order_id` has this value. */
                form_order_id_eq?: components["parameters"]["FormOrderIdEq"];
                /** @description Only rows whose `id` is one of these values. */
                "id_in[]"?: components["parameters"]["IdIn"];
                /** @description Only rows whose `no` contains this text, ignoring case. */
                no_cont?: components["parameters"]["NoCont"];
                /** @description Only rows whose `no` has this value. */
                no_eq?: components["parameters"]["NoEq"];
                /** @description Only rows whose `no` is one of these values. */
                "no_in[]"?: components["parameters"]["NoIn"];
                /** @description Columns to sort by, separated by commas, each with an optional `asc` or `desc`. Default: `created_at desc`. Columns: created_at, confirmed_at, updated_at. */
                order?: string;
                /** @description Only rows whose `orders_no` contains this text, ignoring case. */
                orders_no_cont?: components["parameters"]["OrdersNoCont"];
                /** @description The page number. 0 returns all rows, up to 1000. The page after the one you just read continues where that page ended, for up to 5 minutes, so no row is skipped or repeated. Page 1 starts over. */
                page?: components["parameters"]["Page"];
                /** @description The number of rows per page. */
                per_page?: components["parameters"]["PerPage"];
                /** @description Only rows whose `shipping_method` has this value. */
                shipping_method_eq?: string;
                /** @description Only rows whose `sku_template_id` has this value. */
                sku_template_id_eq?: number;
                /** @description Only rows whose `sku_template_name` contains this text, ignoring case. */
                sku_template_name_cont?: components["parameters"]["SkuTemplateNameCont"];
                /** @description Only rows whose `sku_template_no` contains this text, ignoring case. */
                sku_template_no_cont?: components["parameters"]["SkuTemplateNoCont"];
                /** @description Only rows whose `state` has this value. */
                state_eq?: "init" | "paid" | "confirmed" | "in_production" | "finished" | "closed";
                /** @description Only rows whose `state` is one of these values. */
                "state_in[]"?: ("init" | "paid" | "confirmed" | "in_production" | "finished" | "closed")[];
                /** @description Only rows whose `updated_at` is at this time or later. */
                updated_at_gteq?: components["parameters"]["UpdatedAtGteq"];
                /** @description Only rows whose `updated_at` is at this time or earlier. */
                updated_at_lteq?: components["parameters"]["UpdatedAtLteq"];
                /** @description Only rows whose `user_id` has this value. */
                user_id_eq?: components["parameters"]["UserIdEq"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of rows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "id": 4711,
                     *           "no": "FO261115000063",
                     *           "form_order_id": 4711,
                     *           "form_order_no": "form order no",
                     *           "sku_template_id": 4711,
                     *           "sku_template_no": "SKU000024",
                     *           "sku_template_name": "sku template name",
                     *           "sku_template_kind": "micro_custom",
                     *           "user_id": 4711,
                     *           "user": {
                     *             "id": 4711,
                     *             "screen_name": "Anna Wang"
                     *           },
                     *           "orders_count": 1,
                     *           "quantity": 1,
                     *           "amount": 36.9,
                     *           "state": "init",
                     *           "picture_url": null,
                     *           "finding_counts": {
                     *             "errors": 1,
                     *             "warnings": 1,
                     *             "orders": 1
                     *           },
                     *           "confirmed_at": "2026-11-15T08:09:46.278Z",
                     *           "started_at": "2026-11-15T08:09:46.278Z",
                     *           "finished_at": "2026-11-15T08:09:46.278Z",
                     *           "created_at": "2026-11-15T08:09:46.278Z",
                     *           "updated_at": "2026-11-15T08:09:46.278Z"
                     *         }
                     *       ],
                     *       "meta": {
                     *         "page": 1,
                     *         "per_page": 1,
                     *         "total": 1,
                     *         "total_pages": 1,
                     *         "total_is_estimate": false,
                     *         "next_cursor": null
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @description What was asked for, or what an event says. */
                        data: components["schemas"]["ProductionBatch"][];
                        meta: components["schemas"]["PageMeta"];
                    };
                };
            };
        };
    };
    productionBatchesGet: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The `id` of an entry of `/production_batches`. */
                id: components["parameters"]["ProductionBatchesId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 4711,
                     *       "no": "FO261115000063",
                     *       "form_order_id": 4711,
                     *       "form_order_no": "form order no",
                     *       "sku_template_id": 4711,
                     *       "sku_template_no": "SKU000024",
                     *       "sku_template_name": "sku template name",
                     *       "sku_template_kind": "micro_custom",
                     *       "user_id": 4711,
                     *       "user": {
                     *         "id": 4711,
                     *         "screen_name": "Anna Wang"
                     *       },
                     *       "orders_count": 1,
                     *       "quantity": 1,
                     *       "amount": 36.9,
                     *       "state": "init",
                     *       "picture_url": null,
                     *       "finding_counts": {
                     *         "errors": 1,
                     *         "warnings": 1,
                     *         "orders": 1
                     *       },
                     *       "confirmed_at": "2026-11-15T08:09:46.278Z",
                     *       "started_at": "2026-11-15T08:09:46.278Z",
                     *       "finished_at": "2026-11-15T08:09:46.278Z",
                     *       "created_at": "2026-11-15T08:09:46.278Z",
                     *       "updated_at": "2026-11-15T08:09:46.278Z",
                     *       "orders": [
                     *         {
                     *           "id": 4711,
                     *           "no": "FO261115000063",
                     *           "system_no": "OD261115000138",
                     *           "size": "M",
                     *           "quantity": 1,
                     *           "price": 36.9,
                     *           "amount": 36.9,
                     *           "state": "init"
                     *         }
                     *       ],
                     *       "production_images": {
                     *         "queued": 1,
                     *         "running": 1,
                     *         "done": 1,
                     *         "refused": 1,
                     *         "failed": 1,
                     *         "cancelled": 1
                     *       },
                     *       "sender": {
                     *         "name": "Mug",
                     *         "phone": "13800000000",
                     *         "address": "1 Wensan Road"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["ProductionBatchDetail"];
                };
            };
        };
    };
    productionBatchesDelete: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The `id` of an entry of `/production_batches`. */
                id: components["parameters"]["ProductionBatchesId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "message": "message"
                     *     }
                     */
                    "application/json": components["schemas"]["Done"];
                };
            };
        };
    };
    rechargesList: {
        parameters: {
            query?: {
                /** @description `meta.next_cursor` of the previous page. Takes precedence over `page`. */
                after?: components["parameters"]["After"];
                /** @description Only rows whose `created_at` is on this day or later, in the factory's time zone. */
                created_at_gteq_date?: components["parameters"]["CreatedAtGteqDate"];
                /** @description Only rows whose `created_at` is on this day or earlier, in the factory's time zone. */
                created_at_lteq_date?: components["parameters"]["CreatedAtLteqDate"];
                /** @description Only rows whose `no` contains this text, ignoring case. */
                no_cont?: components["parameters"]["NoCont"];
                /** @description Columns to sort by, separated by commas, each with an optional `asc` or `desc`. Default: `created_at desc`. Columns: created_at, paid_at. */
                order?: string;
                /** @description The page number. 0 returns all rows, up to 1000. The page after the one you just read continues where that page ended, for up to 5 minutes, so no row is skipped or repeated. Page 1 starts over. */
                page?: components["parameters"]["Page"];
                /** @description Only rows whose `payment_method` has this value. */
                payment_method_eq?: "wechat" | "alipay" | "offline";
                /** @description The number of rows per page. */
                per_page?: components["parameters"]["PerPage"];
                /** @description Only rows whose `state` has this value. */
                state_eq?: "pending" | "paid" | "rejected" | "expired";
                /** @description Only rows whose `user_id` has this value. */
                user_id_eq?: components["parameters"]["UserIdEq"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of rows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "id": 4711,
                     *           "no": "FO261115000063",
                     *           "user_id": 4711,
                     *           "user": {
                     *             "id": 4711,
                     *             "screen_name": "Anna Wang"
                     *           },
                     *           "amount": 36.9,
                     *           "payment_method": "wechat",
                     *           "state": "pending",
                     *           "code_url": null,
                     *           "page_url": null,
                     *           "demo_url": null,
                     *           "remark": "remark",
                     *           "rejected_reason": "rejected reason",
                     *           "closed_reason": "closed",
                     *           "approval_id": 4711,
                     *           "expires_at": "2026-11-15T08:09:46.278Z",
                     *           "paid_at": "2026-11-15T08:09:46.278Z",
                     *           "created_at": "2026-11-15T08:09:46.278Z",
                     *           "updated_at": "2026-11-15T08:09:46.278Z"
                     *         }
                     *       ],
                     *       "meta": {
                     *         "page": 1,
                     *         "per_page": 1,
                     *         "total": 1,
                     *         "total_pages": 1,
                     *         "total_is_estimate": false,
                     *         "next_cursor": null
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @description What was asked for, or what an event says. */
                        data: components["schemas"]["Recharge"][];
                        meta: components["schemas"]["PageMeta"];
                    };
                };
            };
        };
    };
    rechargesCreate: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The amount, in the unit of `currency`. */
                    amount: number;
                    /**
                     * @description How it was paid.
                     * @enum {string}
                     */
                    payment_method: "wechat" | "alipay" | "offline";
                    /** @description A note. */
                    remark?: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 4711,
                     *       "no": "FO261115000063",
                     *       "user_id": 4711,
                     *       "user": {
                     *         "id": 4711,
                     *         "screen_name": "Anna Wang"
                     *       },
                     *       "amount": 36.9,
                     *       "payment_method": "wechat",
                     *       "state": "pending",
                     *       "code_url": null,
                     *       "page_url": null,
                     *       "demo_url": null,
                     *       "remark": "remark",
                     *       "rejected_reason": "rejected reason",
                     *       "closed_reason": "closed",
                     *       "approval_id": 4711,
                     *       "expires_at": "2026-11-15T08:09:46.278Z",
                     *       "paid_at": "2026-11-15T08:09:46.278Z",
                     *       "created_at": "2026-11-15T08:09:46.278Z",
                     *       "updated_at": "2026-11-15T08:09:46.278Z"
                     *     }
                     */
                    "application/json": components["schemas"]["Recharge"];
                };
            };
        };
    };
    rechargesGet: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The `id` of an entry of `/recharges`. */
                id: components["parameters"]["RechargesId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 4711,
                     *       "no": "FO261115000063",
                     *       "user_id": 4711,
                     *       "user": {
                     *         "id": 4711,
                     *         "screen_name": "Anna Wang"
                     *       },
                     *       "amount": 36.9,
                     *       "payment_method": "wechat",
                     *       "state": "pending",
                     *       "code_url": null,
                     *       "page_url": null,
                     *       "demo_url": null,
                     *       "remark": "remark",
                     *       "rejected_reason": "rejected reason",
                     *       "closed_reason": "closed",
                     *       "approval_id": 4711,
                     *       "expires_at": "2026-11-15T08:09:46.278Z",
                     *       "paid_at": "2026-11-15T08:09:46.278Z",
                     *       "created_at": "2026-11-15T08:09:46.278Z",
                     *       "updated_at": "2026-11-15T08:09:46.278Z"
                     *     }
                     */
                    "application/json": components["schemas"]["Recharge"];
                };
            };
        };
    };
    rechargesCheckPayment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The `id` of an entry of `/recharges`. */
                id: components["parameters"]["RechargesId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 4711,
                     *       "no": "FO261115000063",
                     *       "user_id": 4711,
                     *       "user": {
                     *         "id": 4711,
                     *         "screen_name": "Anna Wang"
                     *       },
                     *       "amount": 36.9,
                     *       "payment_method": "wechat",
                     *       "state": "pending",
                     *       "code_url": null,
                     *       "page_url": null,
                     *       "demo_url": null,
                     *       "remark": "remark",
                     *       "rejected_reason": "rejected reason",
                     *       "closed_reason": "closed",
                     *       "approval_id": 4711,
                     *       "expires_at": "2026-11-15T08:09:46.278Z",
                     *       "paid_at": "2026-11-15T08:09:46.278Z",
                     *       "created_at": "2026-11-15T08:09:46.278Z",
                     *       "updated_at": "2026-11-15T08:09:46.278Z"
                     *     }
                     */
                    "application/json": components["schemas"]["Recharge"];
                };
            };
        };
    };
    rechargesMethods: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "methods": [
                     *         {
                     *           "payment_method": "wechat",
                     *           "is_available": false,
                     *           "is_demo": false
                     *         }
                     *       ],
                     *       "offline_instructions": "offline instructions"
                     *     }
                     */
                    "application/json": {
                        /** @description The ways to pay. */
                        methods: {
                            /** @description Whether it can be used now. */
                            is_available: boolean;
                            /** @description Whether no money moves. */
                            is_demo: boolean;
                            /**
                             * @description How it was paid.
                             * @enum {string}
                             */
                            payment_method: "wechat" | "alipay" | "offline";
                        }[];
                        /** @description How to pay by bank transfer. */
                        offline_instructions: string;
                    };
                };
            };
        };
    };
    shippingSettingsGet: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "shipping_methods": [
                     *         {
                     *           "name": "Mug",
                     *           "kind": "domestic"
                     *         }
                     *       ],
                     *       "required_parts": {
                     *         "domestic": [
                     *           "receiver_name"
                     *         ],
                     *         "international": [
                     *           "receiver_name"
                     *         ],
                     *         "pickup": [
                     *           "receiver_name"
                     *         ]
                     *       },
                     *       "home_country": "home country",
                     *       "overdue_hours": 1,
                     *       "updated_at": "2026-11-15T08:09:46.278Z"
                     *     }
                     */
                    "application/json": {
                        /** @description The ISO code of the country of the factory. */
                        home_country: string;
                        /** @description After so many hours a batch is overdue. */
                        overdue_hours: number;
                        /** @description Which parts an address must have, by kind of shipping. */
                        required_parts: {
                            /** @description For addresses in the country of the factory. */
                            domestic: ("receiver_name" | "phone" | "company_name" | "country" | "province" | "city" | "address" | "zip_code" | "shipping_method")[];
                            /** @description For addresses in other countries. */
                            international: ("receiver_name" | "phone" | "company_name" | "country" | "province" | "city" | "address" | "zip_code" | "shipping_method")[];
                            /** @description For orders that are picked up. */
                            pickup: ("receiver_name" | "phone" | "company_name" | "country" | "province" | "city" | "address" | "zip_code" | "shipping_method")[];
                        };
                        /** @description The shipping methods that orders may name. */
                        shipping_methods: {
                            /**
                             * @description Which kind it is.
                             * @enum {string}
                             */
                            kind: "domestic" | "international" | "pickup";
                            /** @description The name. */
                            name: string;
                        }[];
                        /**
                         * Format: date-time
                         * @description When it was last changed.
                         */
                        updated_at: string;
                    };
                };
            };
        };
    };
    skuTemplatesList: {
        parameters: {
            query?: {
                /** @description `meta.next_cursor` of the previous page. Takes precedence over `page`. */
                after?: components["parameters"]["After"];
                /** @description Only rows whose `category_id` has this value. */
                category_id_eq?: components["parameters"]["CategoryIdEq"];
                /** @description Only rows whose `creator_id` has this value. */
                creator_id_eq?: components["parameters"]["CreatorIdEq"];
                /** @description Only rows whose `kind` has this value. */
                kind_eq?: components["parameters"]["KindEq"];
                /** @description Only rows whose `name` contains this text, ignoring case. */
                name_cont?: components["parameters"]["NameCont"];
                /** @description Only rows whose `name_or_no` contains this text, ignoring case. */
                name_or_no_cont?: components["parameters"]["NameOrNoCont"];
                /** @description Only rows whose `no` contains this text, ignoring case. */
                no_cont?: components["parameters"]["NoCont"];
                /** @description `private`: templates in your private list. `factory`: templates that the factory offers you. */
                open_type?: components["parameters"]["OpenType"];
                /** @description Columns to sort by, separated by commas, each with an optional `asc` or `desc`. Default: `created_at desc`. Columns: created_at, published_at, name, no, updated_at. */
                order?: string;
                /** @description The page number. 0 returns all rows, up to 1000. The page after the one you just read continues where that page ended, for up to 5 minutes, so no row is skipped or repeated. Page 1 starts over. */
                page?: components["parameters"]["Page"];
                /** @description The number of rows per page. */
                per_page?: components["parameters"]["PerPageVariant3"];
                /** @description `true`: only rows that have a `published_at`. `false`: only rows without one. */
                published_at_not_null?: components["parameters"]["PublishedAtNotNull"];
                /** @description Only rows whose `state` has this value. */
                state_eq?: components["parameters"]["StateEqVariant2"];
                /** @description Only rows whose `tags_name` is one of these values. */
                "tags_name_in[]"?: components["parameters"]["TagsNameIn"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of rows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "id": 4711,
                     *           "no": "FO261115000063",
                     *           "name": "Mug",
                     *           "kind": "micro_custom",
                     *           "state": "pending",
                     *           "draft_of": 1,
                     *           "draft": {
                     *             "id": 4711,
                     *             "updated_at": "2026-11-15T08:09:46.278Z",
                     *             "updater": {
                     *               "id": 4711,
                     *               "screen_name": "Anna Wang"
                     *             }
                     *           },
                     *           "description": "description",
                     *           "material_name": "material name",
                     *           "category_id": 4711,
                     *           "category": {
                     *             "id": 4711,
                     *             "name": "Mug",
                     *             "parent_id": 4711
                     *           },
                     *           "creator_id": 4711,
                     *           "creator": {
                     *             "id": 4711,
                     *             "screen_name": "Anna Wang"
                     *           },
                     *           "is_self_operated": false,
                     *           "max_product_batch_count": 1,
                     *           "size_prices": [
                     *             {
                     *               "size": "M",
                     *               "price": 36.9,
                     *               "width": 1,
                     *               "height": 1
                     *             }
                     *           ],
                     *           "system_rendering_price": 36.9,
                     *           "price_range": "price range",
                     *           "effect_images": [
                     *             {
                     *               "id": 4711,
                     *               "url": "/app_api/v1/blobs/6c5d4195cba4e3b34912d803e33d147c48781ccb/photo.png",
                     *               "filename": "photo.png"
                     *             }
                     *           ],
                     *           "cover": {
                     *             "id": 4711,
                     *             "url": "/app_api/v1/blobs/6c5d4195cba4e3b34912d803e33d147c48781ccb/photo.png",
                     *             "filename": "photo.png"
                     *           },
                     *           "tag_list": [
                     *             "tag list"
                     *           ],
                     *           "current_users_sku_template_id": 4711,
                     *           "published_at": "2026-11-15T08:09:46.278Z",
                     *           "created_at": "2026-11-15T08:09:46.278Z",
                     *           "updated_at": "2026-11-15T08:09:46.278Z"
                     *         }
                     *       ],
                     *       "meta": {
                     *         "page": 1,
                     *         "per_page": 1,
                     *         "total": 1,
                     *         "total_pages": 1,
                     *         "total_is_estimate": false,
                     *         "next_cursor": null
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @description What was asked for, or what an event says. */
                        data: components["schemas"]["SkuTemplate"][];
                        meta: components["schemas"]["PageMeta"];
                    };
                };
            };
        };
    };
    skuTemplatesGet: {
        parameters: {
            query?: {
                /** @description `private`: templates in your private list. `factory`: templates that the factory offers you. */
                open_type?: string;
            };
            header?: never;
            path: {
                /** @description The `id` of an entry of `/sku_templates`. */
                id: components["parameters"]["SkuTemplatesId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 4711,
                     *       "no": "FO261115000063",
                     *       "name": "Mug",
                     *       "kind": "micro_custom",
                     *       "state": "pending",
                     *       "draft_of": 1,
                     *       "draft": {
                     *         "id": 4711,
                     *         "updated_at": "2026-11-15T08:09:46.278Z",
                     *         "updater": {
                     *           "id": 4711,
                     *           "screen_name": "Anna Wang"
                     *         }
                     *       },
                     *       "description": "description",
                     *       "material_name": "material name",
                     *       "category_id": 4711,
                     *       "category": {
                     *         "id": 4711,
                     *         "name": "Mug",
                     *         "parent_id": 4711
                     *       },
                     *       "creator_id": 4711,
                     *       "creator": {
                     *         "id": 4711,
                     *         "screen_name": "Anna Wang"
                     *       },
                     *       "is_self_operated": false,
                     *       "max_product_batch_count": 1,
                     *       "size_prices": [
                     *         {
                     *           "size": "M",
                     *           "price": 36.9,
                     *           "width": 1,
                     *           "height": 1
                     *         }
                     *       ],
                     *       "system_rendering_price": 36.9,
                     *       "price_range": "price range",
                     *       "effect_images": [
                     *         {
                     *           "id": 4711,
                     *           "url": "/app_api/v1/blobs/6c5d4195cba4e3b34912d803e33d147c48781ccb/photo.png",
                     *           "filename": "photo.png"
                     *         }
                     *       ],
                     *       "cover": {
                     *         "id": 4711,
                     *         "url": "/app_api/v1/blobs/6c5d4195cba4e3b34912d803e33d147c48781ccb/photo.png",
                     *         "filename": "photo.png"
                     *       },
                     *       "tag_list": [
                     *         "tag list"
                     *       ],
                     *       "current_users_sku_template_id": 4711,
                     *       "published_at": "2026-11-15T08:09:46.278Z",
                     *       "created_at": "2026-11-15T08:09:46.278Z",
                     *       "updated_at": "2026-11-15T08:09:46.278Z",
                     *       "production_images": [
                     *         {
                     *           "id": 4711,
                     *           "url": "/app_api/v1/blobs/6c5d4195cba4e3b34912d803e33d147c48781ccb/photo.png",
                     *           "filename": "photo.png"
                     *         }
                     *       ],
                     *       "dpi_value": 1,
                     *       "price": 36.9,
                     *       "size": "M",
                     *       "edit_time": 1,
                     *       "font_libraries": [
                     *         {
                     *           "id": 4711,
                     *           "name": "Mug",
                     *           "font_file": {
                     *             "id": 4711,
                     *             "url": "/app_api/v1/blobs/6c5d4195cba4e3b34912d803e33d147c48781ccb/photo.png",
                     *             "filename": "photo.png"
                     *           },
                     *           "tags": [
                     *             "tag"
                     *           ],
                     *           "tag_list": [
                     *             "tag list"
                     *           ],
                     *           "created_at": "2026-11-15T08:09:46.278Z",
                     *           "updated_at": "2026-11-15T08:09:46.278Z"
                     *         }
                     *       ],
                     *       "font_library_ids": [
                     *         4711
                     *       ],
                     *       "visible_user_ids": [
                     *         4711
                     *       ],
                     *       "excel_config": [
                     *         {
                     *           "key": "6c5d4195cba4e3b34912d803e33d147c48781ccb",
                     *           "label": "label",
                     *           "type": "image",
                     *           "required": false,
                     *           "options": [
                     *             {
                     *               "label": "label",
                     *               "value": "value"
                     *             }
                     *           ],
                     *           "value": "value"
                     *         }
                     *       ],
                     *       "production_image_configs": [],
                     *       "effect_image_configs": [],
                     *       "custom_area_configs": []
                     *     }
                     */
                    "application/json": components["schemas"]["SkuTemplateDetail"];
                };
            };
        };
    };
    skuTemplatesExportMaterials: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The `id` of an entry of `/sku_templates`. */
                id: components["parameters"]["SkuTemplatesId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file, or an empty body */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "*/*": string;
                };
            };
        };
    };
    skuTemplatesGetByNo: {
        parameters: {
            query: {
                /** @description The template number, such as `SKU000024`. */
                no: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 4711,
                     *       "no": "FO261115000063",
                     *       "name": "Mug",
                     *       "kind": "micro_custom",
                     *       "state": "pending",
                     *       "draft_of": 1,
                     *       "draft": {
                     *         "id": 4711,
                     *         "updated_at": "2026-11-15T08:09:46.278Z",
                     *         "updater": {
                     *           "id": 4711,
                     *           "screen_name": "Anna Wang"
                     *         }
                     *       },
                     *       "description": "description",
                     *       "material_name": "material name",
                     *       "category_id": 4711,
                     *       "category": {
                     *         "id": 4711,
                     *         "name": "Mug",
                     *         "parent_id": 4711
                     *       },
                     *       "creator_id": 4711,
                     *       "creator": {
                     *         "id": 4711,
                     *         "screen_name": "Anna Wang"
                     *       },
                     *       "is_self_operated": false,
                     *       "max_product_batch_count": 1,
                     *       "size_prices": [
                     *         {
                     *           "size": "M",
                     *           "price": 36.9,
                     *           "width": 1,
                     *           "height": 1
                     *         }
                     *       ],
                     *       "system_rendering_price": 36.9,
                     *       "price_range": "price range",
                     *       "effect_images": [
                     *         {
                     *           "id": 4711,
                     *           "url": "/app_api/v1/blobs/6c5d4195cba4e3b34912d803e33d147c48781ccb/photo.png",
                     *           "filename": "photo.png"
                     *         }
                     *       ],
                     *       "cover": {
                     *         "id": 4711,
                     *         "url": "/app_api/v1/blobs/6c5d4195cba4e3b34912d803e33d147c48781ccb/photo.png",
                     *         "filename": "photo.png"
                     *       },
                     *       "tag_list": [
                     *         "tag list"
                     *       ],
                     *       "current_users_sku_template_id": 4711,
                     *       "published_at": "2026-11-15T08:09:46.278Z",
                     *       "created_at": "2026-11-15T08:09:46.278Z",
                     *       "updated_at": "2026-11-15T08:09:46.278Z",
                     *       "production_images": [
                     *         {
                     *           "id": 4711,
                     *           "url": "/app_api/v1/blobs/6c5d4195cba4e3b34912d803e33d147c48781ccb/photo.png",
                     *           "filename": "photo.png"
                     *         }
                     *       ],
                     *       "dpi_value": 1,
                     *       "price": 36.9,
                     *       "size": "M",
                     *       "edit_time": 1,
                     *       "font_libraries": [
                     *         {
                     *           "id": 4711,
                     *           "name": "Mug",
                     *           "font_file": {
                     *             "id": 4711,
                     *             "url": "/app_api/v1/blobs/6c5d4195cba4e3b34912d803e33d147c48781ccb/photo.png",
                     *             "filename": "photo.png"
                     *           },
                     *           "tags": [
                     *             "tag"
                     *           ],
                     *           "tag_list": [
                     *             "tag list"
                     *           ],
                     *           "created_at": "2026-11-15T08:09:46.278Z",
                     *           "updated_at": "2026-11-15T08:09:46.278Z"
                     *         }
                     *       ],
                     *       "font_library_ids": [
                     *         4711
                     *       ],
                     *       "visible_user_ids": [
                     *         4711
                     *       ],
                     *       "excel_config": [
                     *         {
                     *           "key": "6c5d4195cba4e3b34912d803e33d147c48781ccb",
                     *           "label": "label",
                     *           "type": "image",
                     *           "required": false,
                     *           "options": [
                     *             {
                     *               "label": "label",
                     *               "value": "value"
                     *             }
                     *           ],
                     *           "value": "value"
                     *         }
                     *       ],
                     *       "production_image_configs": [],
                     *       "effect_image_configs": [],
                     *       "custom_area_configs": []
                     *     }
                     */
                    "application/json": components["schemas"]["SkuTemplateDetail"];
                };
            };
        };
    };
    skuTemplatesOptions: {
        parameters: {
            query?: {
                /** @description `meta.next_cursor` of the previous page. Takes precedence over `page`. */
                after?: components["parameters"]["After"];
                /** @description Only rows whose `category_id` has this value. */
                category_id_eq?: components["parameters"]["CategoryIdEq"];
                /** @description Only rows whose `creator_id` has this value. */
                creator_id_eq?: components["parameters"]["CreatorIdEq"];
                /** @description Only rows whose `id` is one of these values. */
                "id_in[]"?: components["parameters"]["IdIn"];
                /** @description The text to search for. */
                keyword?: components["parameters"]["Keyword"];
                /** @description Only rows whose `kind` has this value. */
                kind_eq?: components["parameters"]["KindEq"];
                /** @description Only rows whose `name` contains this text, ignoring case. */
                name_cont?: components["parameters"]["NameCont"];
                /** @description Only rows whose `name_or_no` contains this text, ignoring case. */
                name_or_no_cont?: components["parameters"]["NameOrNoCont"];
                /** @description Only rows whose `no` contains this text, ignoring case. */
                no_cont?: components["parameters"]["NoCont"];
                /** @description `private`: templates in your private list. `factory`: templates that the factory offers you. */
                open_type?: components["parameters"]["OpenType"];
                /** @description Columns to sort by, separated by commas, each with an optional `asc` or `desc`. Default: `created_at desc`. Columns: created_at, name, no. */
                order?: string;
                /** @description The page number. 0 returns all rows, up to 1000. The page after the one you just read continues where that page ended, for up to 5 minutes, so no row is skipped or repeated. Page 1 starts over. */
                page?: components["parameters"]["Page"];
                /** @description The number of rows per page. */
                per_page?: components["parameters"]["PerPageVariant2"];
                /** @description `true`: only rows that have a `published_at`. `false`: only rows without one. */
                published_at_not_null?: components["parameters"]["PublishedAtNotNull"];
                /** @description Only rows whose `state` has this value. */
                state_eq?: components["parameters"]["StateEqVariant2"];
                /** @description Only rows whose `tags_name` is one of these values. */
                "tags_name_in[]"?: components["parameters"]["TagsNameIn"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of rows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "id": 4711,
                     *           "no": "FO261115000063",
                     *           "name": "Mug",
                     *           "kind": "micro_custom",
                     *           "display_name": "display name",
                     *           "effect_images": [
                     *             {
                     *               "id": 4711,
                     *               "url": "/app_api/v1/blobs/6c5d4195cba4e3b34912d803e33d147c48781ccb/photo.png",
                     *               "filename": "photo.png"
                     *             }
                     *           ],
                     *           "current_users_sku_template_id": 4711
                     *         }
                     *       ],
                     *       "meta": {
                     *         "page": 1,
                     *         "per_page": 1,
                     *         "total": 1,
                     *         "total_pages": 1,
                     *         "total_is_estimate": false,
                     *         "next_cursor": null
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @description What was asked for, or what an event says. */
                        data: components["schemas"]["SkuTemplateOption"][];
                        meta: components["schemas"]["PageMeta"];
                    };
                };
            };
        };
    };
    tagsOptions: {
        parameters: {
            query?: {
                /** @description `meta.next_cursor` of the previous page. Takes precedence over `page`. */
                after?: components["parameters"]["After"];
                /** @description Only rows whose `id` is one of these values. */
                "id_in[]"?: components["parameters"]["IdIn"];
                /** @description The text to search for. */
                keyword?: components["parameters"]["Keyword"];
                /** @description Only rows whose `name` contains this text, ignoring case. */
                name_cont?: components["parameters"]["NameCont"];
                /** @description Columns to sort by, separated by commas, each with an optional `asc` or `desc`. Default: `taggings_count desc`. Columns: taggings_count, name. */
                order?: components["parameters"]["OrderVariant5"];
                /** @description The page number. 0 returns all rows, up to 1000. The page after the one you just read continues where that page ended, for up to 5 minutes, so no row is skipped or repeated. Page 1 starts over. */
                page?: components["parameters"]["Page"];
                /** @description The number of rows per page. */
                per_page?: components["parameters"]["PerPageVariant2"];
                /** @description Only rows whose `taggings_taggable_type` has this value. */
                taggings_taggable_type_eq?: components["parameters"]["TaggingsTaggableTypeEq"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of rows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "id": 4711,
                     *           "name": "Mug",
                     *           "display_name": "display name"
                     *         }
                     *       ],
                     *       "meta": {
                     *         "page": 1,
                     *         "per_page": 1,
                     *         "total": 1,
                     *         "total_pages": 1,
                     *         "total_is_estimate": false,
                     *         "next_cursor": null
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @description What was asked for, or what an event says. */
                        data: {
                            /** @description The name as screens show it. */
                            display_name: string;
                            /** @description Identifies it in other calls. */
                            id: number;
                            /** @description The name. */
                            name: string;
                        }[];
                        meta: components["schemas"]["PageMeta"];
                    };
                };
            };
        };
    };
    usersSkuTemplatesList: {
        parameters: {
            query?: {
                /** @description `meta.next_cursor` of the previous page. Takes precedence over `page`. */
                after?: components["parameters"]["After"];
                /** @description Columns to sort by, separated by commas, each with an optional `asc` or `desc`. Default: `created_at desc`. Columns: created_at. */
                order?: components["parameters"]["OrderVariant2"];
                /** @description The page number. 0 returns all rows, up to 1000. The page after the one you just read continues where that page ended, for up to 5 minutes, so no row is skipped or repeated. Page 1 starts over. */
                page?: components["parameters"]["Page"];
                /** @description The number of rows per page. */
                per_page?: components["parameters"]["PerPageVariant3"];
                /** @description Only rows whose `sku_template_category_id` has this value. */
                sku_template_category_id_eq?: components["parameters"]["SkuTemplateCategoryIdEq"];
                /** @description Only rows whose `sku_template_kind` has this value. */
                sku_template_kind_eq?: components["parameters"]["SkuTemplateKindEq"];
                /** @description Only rows whose `sku_template_name` contains this text, ignoring case. */
                sku_template_name_cont?: components["parameters"]["SkuTemplateNameCont"];
                /** @description Only rows whose `sku_template_no` contains this text, ignoring case. */
                sku_template_no_cont?: components["parameters"]["SkuTemplateNoCont"];
                /** @description Only rows whose `user_id` has this value. */
                user_id_eq?: components["parameters"]["UserIdEq"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of rows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "id": 4711,
                     *           "sku_template_id": 4711,
                     *           "user_id": 4711,
                     *           "no": "FO261115000063",
                     *           "name": "Mug",
                     *           "description": "description",
                     *           "kind": "micro_custom",
                     *           "state": "pending",
                     *           "price": 36.9,
                     *           "size_prices": [
                     *             {
                     *               "size": "M",
                     *               "price": 36.9,
                     *               "width": 1,
                     *               "height": 1
                     *             }
                     *           ],
                     *           "system_rendering_price": 36.9,
                     *           "price_range": "price range",
                     *           "category_id": 4711,
                     *           "category": {
                     *             "id": 4711,
                     *             "name": "Mug",
                     *             "parent_id": 4711
                     *           },
                     *           "effect_images": [
                     *             {
                     *               "id": 4711,
                     *               "url": "/app_api/v1/blobs/6c5d4195cba4e3b34912d803e33d147c48781ccb/photo.png",
                     *               "filename": "photo.png"
                     *             }
                     *           ],
                     *           "font_libraries": [
                     *             {
                     *               "id": 4711,
                     *               "name": "Mug",
                     *               "font_file": {
                     *                 "id": 4711,
                     *                 "url": "/app_api/v1/blobs/6c5d4195cba4e3b34912d803e33d147c48781ccb/photo.png",
                     *                 "filename": "photo.png"
                     *               },
                     *               "tags": [
                     *                 "tag"
                     *               ],
                     *               "tag_list": [
                     *                 "tag list"
                     *               ],
                     *               "created_at": "2026-11-15T08:09:46.278Z",
                     *               "updated_at": "2026-11-15T08:09:46.278Z"
                     *             }
                     *           ],
                     *           "created_at": "2026-11-15T08:09:46.278Z"
                     *         }
                     *       ],
                     *       "meta": {
                     *         "page": 1,
                     *         "per_page": 1,
                     *         "total": 1,
                     *         "total_pages": 1,
                     *         "total_is_estimate": false,
                     *         "next_cursor": null
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @description What was asked for, or what an event says. */
                        data: components["schemas"]["UsersSkuTemplate"][];
                        meta: components["schemas"]["PageMeta"];
                    };
                };
            };
        };
    };
    usersSkuTemplatesCreate: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The id of the template. */
                    sku_template_id: number;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 4711,
                     *       "sku_template_id": 4711,
                     *       "user_id": 4711,
                     *       "no": "FO261115000063",
                     *       "name": "Mug",
                     *       "description": "description",
                     *       "kind": "micro_custom",
                     *       "state": "pending",
                     *       "price": 36.9,
                     *       "size_prices": [
                     *         {
                     *           "size": "M",
                     *           "price": 36.9,
                     *           "width": 1,
                     *           "height": 1
                     *         }
                     *       ],
                     *       "system_rendering_price": 36.9,
                     *       "price_range": "price range",
                     *       "category_id": 4711,
                     *       "category": {
                     *         "id": 4711,
                     *         "name": "Mug",
                     *         "parent_id": 4711
                     *       },
                     *       "effect_images": [
                     *         {
                     *           "id": 4711,
                     *           "url": "/app_api/v1/blobs/6c5d4195cba4e3b34912d803e33d147c48781ccb/photo.png",
                     *           "filename": "photo.png"
                     *         }
                     *       ],
                     *       "font_libraries": [
                     *         {
                     *           "id": 4711,
                     *           "name": "Mug",
                     *           "font_file": {
                     *             "id": 4711,
                     *             "url": "/app_api/v1/blobs/6c5d4195cba4e3b34912d803e33d147c48781ccb/photo.png",
                     *             "filename": "photo.png"
                     *           },
                     *           "tags": [
                     *             "tag"
                     *           ],
                     *           "tag_list": [
                     *             "tag list"
                     *           ],
                     *           "created_at": "2026-11-15T08:09:46.278Z",
                     *           "updated_at": "2026-11-15T08:09:46.278Z"
                     *         }
                     *       ],
                     *       "created_at": "2026-11-15T08:09:46.278Z"
                     *     }
                     */
                    "application/json": components["schemas"]["UsersSkuTemplate"];
                };
            };
        };
    };
    usersSkuTemplatesGet: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The `id` of an entry of `/users_sku_templates`. */
                id: components["parameters"]["UsersSkuTemplatesId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 4711,
                     *       "sku_template_id": 4711,
                     *       "user_id": 4711,
                     *       "no": "FO261115000063",
                     *       "name": "Mug",
                     *       "description": "description",
                     *       "kind": "micro_custom",
                     *       "state": "pending",
                     *       "price": 36.9,
                     *       "size_prices": [
                     *         {
                     *           "size": "M",
                     *           "price": 36.9,
                     *           "width": 1,
                     *           "height": 1
                     *         }
                     *       ],
                     *       "system_rendering_price": 36.9,
                     *       "price_range": "price range",
                     *       "category_id": 4711,
                     *       "category": {
                     *         "id": 4711,
                     *         "name": "Mug",
                     *         "parent_id": 4711
                     *       },
                     *       "effect_images": [
                     *         {
                     *           "id": 4711,
                     *           "url": "/app_api/v1/blobs/6c5d4195cba4e3b34912d803e33d147c48781ccb/photo.png",
                     *           "filename": "photo.png"
                     *         }
                     *       ],
                     *       "font_libraries": [
                     *         {
                     *           "id": 4711,
                     *           "name": "Mug",
                     *           "font_file": {
                     *             "id": 4711,
                     *             "url": "/app_api/v1/blobs/6c5d4195cba4e3b34912d803e33d147c48781ccb/photo.png",
                     *             "filename": "photo.png"
                     *           },
                     *           "tags": [
                     *             "tag"
                     *           ],
                     *           "tag_list": [
                     *             "tag list"
                     *           ],
                     *           "created_at": "2026-11-15T08:09:46.278Z",
                     *           "updated_at": "2026-11-15T08:09:46.278Z"
                     *         }
                     *       ],
                     *       "created_at": "2026-11-15T08:09:46.278Z"
                     *     }
                     */
                    "application/json": components["schemas"]["UsersSkuTemplate"];
                };
            };
        };
    };
    usersSkuTemplatesDelete: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The `id` of an entry of `/users_sku_templates`. */
                id: components["parameters"]["UsersSkuTemplatesId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "message": "message"
                     *     }
                     */
                    "application/json": components["schemas"]["Done"];
                };
            };
        };
    };
    usersSkuTemplatesExportMaterials: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The `id` of an entry of `/users_sku_templates`. */
                id: components["parameters"]["UsersSkuTemplatesId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file, or an empty body */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "*/*": string;
                };
            };
        };
    };
    usersSkuTemplatesOptions: {
        parameters: {
            query?: {
                /** @description `meta.next_cursor` of the previous page. Takes precedence over `page`. */
                after?: components["parameters"]["After"];
                /** @description Only rows whose `id` is one of these values. */
                "id_in[]"?: components["parameters"]["IdIn"];
                /** @description The text to search for. */
                keyword?: components["parameters"]["Keyword"];
                /** @description Columns to sort by, separated by commas, each with an optional `asc` or `desc`. Default: `created_at desc`. Columns: created_at. */
                order?: components["parameters"]["OrderVariant2"];
                /** @description The page number. 0 returns all rows, up to 1000. The page after the one you just read continues where that page ended, for up to 5 minutes, so no row is skipped or repeated. Page 1 starts over. */
                page?: components["parameters"]["Page"];
                /** @description The number of rows per page. */
                per_page?: components["parameters"]["PerPageVariant2"];
                /** @description Only rows whose `sku_template_kind` has this value. */
                sku_template_kind_eq?: components["parameters"]["SkuTemplateKindEq"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of rows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "id": 4711,
                     *           "display_name": "display name"
                     *         }
                     *       ],
                     *       "meta": {
                     *         "page": 1,
                     *         "per_page": 1,
                     *         "total": 1,
                     *         "total_pages": 1,
                     *         "total_is_estimate": false,
                     *         "next_cursor": null
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @description What was asked for, or what an event says. */
                        data: {
                            /** @description The name as screens show it. */
                            display_name: string;
                            /** @description Identifies it in other calls. */
                            id: number;
                        }[];
                        meta: components["schemas"]["PageMeta"];
                    };
                };
            };
        };
    };
    webhooksListDeliveries: {
        parameters: {
            query?: {
                /** @description `meta.next_cursor` of the previous page. Takes precedence over `page`. */
                after?: components["parameters"]["After"];
                /** @description Only rows whose `event` has this value. */
                event_eq?: "form_order.created" | "form_order.paid" | "form_order.confirmed" | "form_order.in_production" | "form_order.sent" | "form_order.closed" | "form_order.refunded" | "order.sent" | "order.closed" | "order.changed" | "outbound.recorded" | "outbound.corrected" | "outbound.voided" | "webhook.test";
                /** @description Columns to sort by, separated by commas, each with an optional `asc` or `desc`. Default: `created_at desc`. Columns: created_at. */
                order?: components["parameters"]["OrderVariant2"];
                /** @description The page number. 0 returns all rows, up to 1000. The page after the one you just read continues where that page ended, for up to 5 minutes, so no row is skipped or repeated. Page 1 starts over. */
                page?: components["parameters"]["Page"];
                /** @description The number of rows per page. */
                per_page?: components["parameters"]["PerPage"];
                /** @description Only rows whose `state` has this value. */
                state_eq?: "pending" | "delivered" | "failed";
                /** @description Only rows whose `webhook_id` has this value. */
                webhook_id_eq?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of rows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "id": 4711,
                     *           "webhook_id": 4711,
                     *           "event_id": "6f1d2c1e-8f3b-4f0a-9c1d-0b7a5e2f4c36",
                     *           "occurred_at": "2026-11-15T08:09:46.278Z",
                     *           "subject": {
                     *             "kind": "form_order",
                     *             "id": 4711
                     *           },
                     *           "sequence": 1,
                     *           "event": "form_order.created",
                     *           "state": "pending",
                     *           "attempts": 1,
                     *           "response_status": 1,
                     *           "response": "response",
                     *           "payload": {},
                     *           "next_attempt_at": "2026-11-15T08:09:46.278Z",
                     *           "delivered_at": "2026-11-15T08:09:46.278Z",
                     *           "created_at": "2026-11-15T08:09:46.278Z"
                     *         }
                     *       ],
                     *       "meta": {
                     *         "page": 1,
                     *         "per_page": 1,
                     *         "total": 1,
                     *         "total_pages": 1,
                     *         "total_is_estimate": false,
                     *         "next_cursor": null
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @description What was asked for, or what an event says. */
                        data: components["schemas"]["WebhookDelivery"][];
                        meta: components["schemas"]["PageMeta"];
                    };
                };
            };
        };
    };
    webhooksGetDelivery: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The `id` of an entry of `/webhook_deliveries`. */
                id: components["parameters"]["WebhookDeliveriesId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 4711,
                     *       "webhook_id": 4711,
                     *       "event_id": "6f1d2c1e-8f3b-4f0a-9c1d-0b7a5e2f4c36",
                     *       "occurred_at": "2026-11-15T08:09:46.278Z",
                     *       "subject": {
                     *         "kind": "form_order",
                     *         "id": 4711
                     *       },
                     *       "sequence": 1,
                     *       "event": "form_order.created",
                     *       "state": "pending",
                     *       "attempts": 1,
                     *       "response_status": 1,
                     *       "response": "response",
                     *       "payload": {},
                     *       "next_attempt_at": "2026-11-15T08:09:46.278Z",
                     *       "delivered_at": "2026-11-15T08:09:46.278Z",
                     *       "created_at": "2026-11-15T08:09:46.278Z"
                     *     }
                     */
                    "application/json": components["schemas"]["WebhookDelivery"];
                };
            };
        };
    };
    webhooksReplayDelivery: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The `id` of an entry of `/webhook_deliveries`. */
                id: components["parameters"]["WebhookDeliveriesId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 4711,
                     *       "webhook_id": 4711,
                     *       "event_id": "6f1d2c1e-8f3b-4f0a-9c1d-0b7a5e2f4c36",
                     *       "occurred_at": "2026-11-15T08:09:46.278Z",
                     *       "subject": {
                     *         "kind": "form_order",
                     *         "id": 4711
                     *       },
                     *       "sequence": 1,
                     *       "event": "form_order.created",
                     *       "state": "pending",
                     *       "attempts": 1,
                     *       "response_status": 1,
                     *       "response": "response",
                     *       "payload": {},
                     *       "next_attempt_at": "2026-11-15T08:09:46.278Z",
                     *       "delivered_at": "2026-11-15T08:09:46.278Z",
                     *       "created_at": "2026-11-15T08:09:46.278Z"
                     *     }
                     */
                    "application/json": components["schemas"]["WebhookDelivery"];
                };
            };
        };
    };
    webhooksList: {
        parameters: {
            query?: {
                /** @description `meta.next_cursor` of the previous page. Takes precedence over `page`. */
                after?: components["parameters"]["After"];
                /** @description Columns to sort by, separated by commas, each with an optional `asc` or `desc`. Default: `created_at desc`. Columns: created_at. */
                order?: components["parameters"]["OrderVariant2"];
                /** @description The page number. 0 returns all rows, up to 1000. The page after the one you just read continues where that page ended, for up to 5 minutes, so no row is skipped or repeated. Page 1 starts over. */
                page?: components["parameters"]["Page"];
                /** @description The number of rows per page. */
                per_page?: components["parameters"]["PerPage"];
                /** @description Only rows whose `url` contains this text, ignoring case. */
                url_cont?: string;
                /** @description Only rows whose `user_id` has this value. */
                user_id_eq?: components["parameters"]["UserIdEq"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of rows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "id": 4711,
                     *           "url": "/app_api/v1/blobs/6c5d4195cba4e3b34912d803e33d147c48781ccb/photo.png",
                     *           "description": "description",
                     *           "events": [
                     *             "form_order.created"
                     *           ],
                     *           "is_active": false,
                     *           "failing_since": "2026-11-15T08:09:46.278Z",
                     *           "switched_off_at": "2026-11-15T08:09:46.278Z",
                     *           "previous_secret_expires_at": "2026-11-15T08:09:46.278Z",
                     *           "user_id": 4711,
                     *           "user": {
                     *             "id": 4711,
                     *             "screen_name": "Anna Wang"
                     *           },
                     *           "created_at": "2026-11-15T08:09:46.278Z",
                     *           "updated_at": "2026-11-15T08:09:46.278Z"
                     *         }
                     *       ],
                     *       "meta": {
                     *         "page": 1,
                     *         "per_page": 1,
                     *         "total": 1,
                     *         "total_pages": 1,
                     *         "total_is_estimate": false,
                     *         "next_cursor": null
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @description What was asked for, or what an event says. */
                        data: components["schemas"]["Webhook"][];
                        meta: components["schemas"]["PageMeta"];
                    };
                };
            };
        };
    };
    webhooksCreate: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description A description. */
                    description?: string;
                    /** @description The events that are sent; empty for all of them. */
                    events?: ("form_order.created" | "form_order.paid" | "form_order.confirmed" | "form_order.in_production" | "form_order.sent" | "form_order.closed" | "form_order.refunded" | "order.sent" | "order.closed" | "order.changed" | "outbound.recorded" | "outbound.corrected" | "outbound.voided")[];
                    /** @description Whether it is enabled. */
                    is_active?: boolean;
                    /**
                     * Format: uri
                     * @description The address.
                     */
                    url: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 4711,
                     *       "url": "/app_api/v1/blobs/6c5d4195cba4e3b34912d803e33d147c48781ccb/photo.png",
                     *       "description": "description",
                     *       "events": [
                     *         "form_order.created"
                     *       ],
                     *       "is_active": false,
                     *       "failing_since": "2026-11-15T08:09:46.278Z",
                     *       "switched_off_at": "2026-11-15T08:09:46.278Z",
                     *       "previous_secret_expires_at": "2026-11-15T08:09:46.278Z",
                     *       "user_id": 4711,
                     *       "user": {
                     *         "id": 4711,
                     *         "screen_name": "Anna Wang"
                     *       },
                     *       "created_at": "2026-11-15T08:09:46.278Z",
                     *       "updated_at": "2026-11-15T08:09:46.278Z",
                     *       "secret": "secret"
                     *     }
                     */
                    "application/json": {
                        /**
                         * Format: date-time
                         * @description When it was created.
                         */
                        created_at: string;
                        /** @description A description. */
                        description: string;
                        /** @description The events that are sent; empty for all of them. */
                        events: ("form_order.created" | "form_order.paid" | "form_order.confirmed" | "form_order.in_production" | "form_order.sent" | "form_order.closed" | "form_order.refunded" | "order.sent" | "order.closed" | "order.changed" | "outbound.recorded" | "outbound.corrected" | "outbound.voided")[];
                        /** @description Since when every attempt has failed; null after a success. */
                        failing_since: string | null;
                        /** @description Identifies it in other calls. */
                        id: number;
                        /** @description Whether it is enabled. */
                        is_active: boolean;
                        /** @description Until when deliveries are also signed with the old secret; null if they are not. */
                        previous_secret_expires_at: string | null;
                        /** @description The secret that signs deliveries. It is shown only here. */
                        secret: string;
                        /** @description When it was disabled because it had failed for days; null otherwise. */
                        switched_off_at: string | null;
                        /**
                         * Format: date-time
                         * @description When it was last changed.
                         */
                        updated_at: string;
                        /** @description The address. */
                        url: string;
                        /** @description The customer that it belongs to. */
                        user: {
                            /** @description Identifies it in other calls. */
                            id: number;
                            /** @description The name that others see. */
                            screen_name: string;
                        };
                        /** @description The id of the customer that it belongs to. */
                        user_id: number;
                    };
                };
            };
        };
    };
    webhooksGet: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The `id` of an entry of `/webhooks`. */
                id: components["parameters"]["WebhooksId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 4711,
                     *       "url": "/app_api/v1/blobs/6c5d4195cba4e3b34912d803e33d147c48781ccb/photo.png",
                     *       "description": "description",
                     *       "events": [
                     *         "form_order.created"
                     *       ],
                     *       "is_active": false,
                     *       "failing_since": "2026-11-15T08:09:46.278Z",
                     *       "switched_off_at": "2026-11-15T08:09:46.278Z",
                     *       "previous_secret_expires_at": "2026-11-15T08:09:46.278Z",
                     *       "user_id": 4711,
                     *       "user": {
                     *         "id": 4711,
                     *         "screen_name": "Anna Wang"
                     *       },
                     *       "created_at": "2026-11-15T08:09:46.278Z",
                     *       "updated_at": "2026-11-15T08:09:46.278Z"
                     *     }
                     */
                    "application/json": components["schemas"]["Webhook"];
                };
            };
        };
    };
    webhooksUpdate: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The `id` of an entry of `/webhooks`. */
                id: components["parameters"]["WebhooksId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description A description. */
                    description?: string;
                    /** @description The events that are sent; empty for all of them. */
                    events?: ("form_order.created" | "form_order.paid" | "form_order.confirmed" | "form_order.in_production" | "form_order.sent" | "form_order.closed" | "form_order.refunded" | "order.sent" | "order.closed" | "order.changed" | "outbound.recorded" | "outbound.corrected" | "outbound.voided")[];
                    /** @description Whether it is enabled. */
                    is_active?: boolean;
                    /**
                     * Format: uri
                     * @description The address.
                     */
                    url?: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 4711,
                     *       "url": "/app_api/v1/blobs/6c5d4195cba4e3b34912d803e33d147c48781ccb/photo.png",
                     *       "description": "description",
                     *       "events": [
                     *         "form_order.created"
                     *       ],
                     *       "is_active": false,
                     *       "failing_since": "2026-11-15T08:09:46.278Z",
                     *       "switched_off_at": "2026-11-15T08:09:46.278Z",
                     *       "previous_secret_expires_at": "2026-11-15T08:09:46.278Z",
                     *       "user_id": 4711,
                     *       "user": {
                     *         "id": 4711,
                     *         "screen_name": "Anna Wang"
                     *       },
                     *       "created_at": "2026-11-15T08:09:46.278Z",
                     *       "updated_at": "2026-11-15T08:09:46.278Z"
                     *     }
                     */
                    "application/json": components["schemas"]["Webhook"];
                };
            };
        };
    };
    webhooksDelete: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The `id` of an entry of `/webhooks`. */
                id: components["parameters"]["WebhooksId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "message": "message"
                     *     }
                     */
                    "application/json": components["schemas"]["Done"];
                };
            };
        };
    };
    webhooksRotateSecret: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The `id` of an entry of `/webhooks`. */
                id: components["parameters"]["WebhooksId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description For how many hours the old secret still works. */
                    overlap_hours: number;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 4711,
                     *       "url": "/app_api/v1/blobs/6c5d4195cba4e3b34912d803e33d147c48781ccb/photo.png",
                     *       "description": "description",
                     *       "events": [
                     *         "form_order.created"
                     *       ],
                     *       "is_active": false,
                     *       "failing_since": "2026-11-15T08:09:46.278Z",
                     *       "switched_off_at": "2026-11-15T08:09:46.278Z",
                     *       "previous_secret_expires_at": "2026-11-15T08:09:46.278Z",
                     *       "user_id": 4711,
                     *       "user": {
                     *         "id": 4711,
                     *         "screen_name": "Anna Wang"
                     *       },
                     *       "created_at": "2026-11-15T08:09:46.278Z",
                     *       "updated_at": "2026-11-15T08:09:46.278Z",
                     *       "secret": "secret"
                     *     }
                     */
                    "application/json": {
                        /**
                         * Format: date-time
                         * @description When it was created.
                         */
                        created_at: string;
                        /** @description A description. */
                        description: string;
                        /** @description The events that are sent; empty for all of them. */
                        events: ("form_order.created" | "form_order.paid" | "form_order.confirmed" | "form_order.in_production" | "form_order.sent" | "form_order.closed" | "form_order.refunded" | "order.sent" | "order.closed" | "order.changed" | "outbound.recorded" | "outbound.corrected" | "outbound.voided")[];
                        /** @description Since when every attempt has failed; null after a success. */
                        failing_since: string | null;
                        /** @description Identifies it in other calls. */
                        id: number;
                        /** @description Whether it is enabled. */
                        is_active: boolean;
                        /** @description Until when deliveries are also signed with the old secret; null if they are not. */
                        previous_secret_expires_at: string | null;
                        /** @description The secret that signs deliveries. It is shown only here. */
                        secret: string;
                        /** @description When it was disabled because it had failed for days; null otherwise. */
                        switched_off_at: string | null;
                        /**
                         * Format: date-time
                         * @description When it was last changed.
                         */
                        updated_at: string;
                        /** @description The address. */
                        url: string;
                        /** @description The customer that it belongs to. */
                        user: {
                            /** @description Identifies it in other calls. */
                            id: number;
                            /** @description The name that others see. */
                            screen_name: string;
                        };
                        /** @description The id of the customer that it belongs to. */
                        user_id: number;
                    };
                };
            };
        };
    };
    webhooksSendTest: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The `id` of an entry of `/webhooks`. */
                id: components["parameters"]["WebhooksId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 4711,
                     *       "webhook_id": 4711,
                     *       "event_id": "6f1d2c1e-8f3b-4f0a-9c1d-0b7a5e2f4c36",
                     *       "occurred_at": "2026-11-15T08:09:46.278Z",
                     *       "subject": {
                     *         "kind": "form_order",
                     *         "id": 4711
                     *       },
                     *       "sequence": 1,
                     *       "event": "form_order.created",
                     *       "state": "pending",
                     *       "attempts": 1,
                     *       "response_status": 1,
                     *       "response": "response",
                     *       "payload": {},
                     *       "next_attempt_at": "2026-11-15T08:09:46.278Z",
                     *       "delivered_at": "2026-11-15T08:09:46.278Z",
                     *       "created_at": "2026-11-15T08:09:46.278Z"
                     *     }
                     */
                    "application/json": components["schemas"]["WebhookDelivery"];
                };
            };
        };
    };
    onFormOrderClosed: {
        parameters: {
            query?: never;
            header: {
                /** @description `t=<unix seconds>,v1=<hex HMAC-SHA256 of "<t>.<body>" with the secret of the webhook>`; after a rotation another `v1` with the old secret */
                "platen-signature": components["parameters"]["WebhookSignature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "event_id": "6f1d2c1e-8f3b-4f0a-9c1d-0b7a5e2f4c36",
                 *       "event": "form_order.closed",
                 *       "occurred_at": "2026-11-15T08:09:46.278Z",
                 *       "subject": {
                 *         "kind": "form_order",
                 *         "id": 4711
                 *       },
                 *       "sequence": 4,
                 *       "id": 17,
                 *       "created_at": "2026-11-15T08:09:46.278Z",
                 *       "data": {
                 *         "form_order": {
                 *           "id": 4711,
                 *           "no": "FO261115000063",
                 *           "state": "closed",
                 *           "amount": 22.5,
                 *           "currency": "CNY",
                 *           "orders_count": 2,
                 *           "order_nos": [
                 *             "SHOP-1001",
                 *             "SHOP-1002"
                 *           ],
                 *           "rejected_reason": ""
                 *         }
                 *       }
                 *     }
                 */
                "application/json": {
                    /**
                     * Format: date-time
                     * @description When it was created.
                     */
                    created_at: string;
                    data: components["schemas"]["FormOrderEvent"];
                    /**
                     * @description The name of the event.
                     * @constant
                     */
                    event: "form_order.closed";
                    /**
                     * Format: uuid
                     * @description Identifies the event: the same in every attempt, in every replay and for every webhook.
                     */
                    event_id: string;
                    /** @description Identifies it in other calls. */
                    id: number;
                    /**
                     * Format: date-time
                     * @description When the event happened.
                     */
                    occurred_at: string;
                    /** @description The number of the event among those about its form order; later events have higher numbers. */
                    sequence: number;
                    /** @description What the event is about: `kind` names the part of the data whose `id` it is. */
                    subject: {
                        /** @description Identifies it in other calls. */
                        id: number;
                        /**
                         * @description Which kind it is.
                         * @constant
                         */
                        kind: "form_order";
                    };
                };
            };
        };
        responses: {
            /** @description Not received; the delivery is retried */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Received */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onFormOrderConfirmed: {
        parameters: {
            query?: never;
            header: {
                /** @description `t=<unix seconds>,v1=<hex HMAC-SHA256 of "<t>.<body>" with the secret of the webhook>`; after a rotation another `v1` with the old secret */
                "platen-signature": components["parameters"]["WebhookSignature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "event_id": "6f1d2c1e-8f3b-4f0a-9c1d-0b7a5e2f4c36",
                 *       "event": "form_order.confirmed",
                 *       "occurred_at": "2026-11-15T08:09:46.278Z",
                 *       "subject": {
                 *         "kind": "form_order",
                 *         "id": 4711
                 *       },
                 *       "sequence": 4,
                 *       "id": 17,
                 *       "created_at": "2026-11-15T08:09:46.278Z",
                 *       "data": {
                 *         "form_order": {
                 *           "id": 4711,
                 *           "no": "FO261115000063",
                 *           "state": "confirmed",
                 *           "amount": 22.5,
                 *           "currency": "CNY",
                 *           "orders_count": 2,
                 *           "order_nos": [
                 *             "SHOP-1001",
                 *             "SHOP-1002"
                 *           ],
                 *           "rejected_reason": ""
                 *         }
                 *       }
                 *     }
                 */
                "application/json": {
                    /**
                     * Format: date-time
                     * @description When it was created.
                     */
                    created_at: string;
                    data: components["schemas"]["FormOrderEvent"];
                    /**
                     * @description The name of the event.
                     * @constant
                     */
                    event: "form_order.confirmed";
                    /**
                     * Format: uuid
                     * @description Identifies the event: the same in every attempt, in every replay and for every webhook.
                     */
                    event_id: string;
                    /** @description Identifies it in other calls. */
                    id: number;
                    /**
                     * Format: date-time
                     * @description When the event happened.
                     */
                    occurred_at: string;
                    /** @description The number of the event among those about its form order; later events have higher numbers. */
                    sequence: number;
                    /** @description What the event is about: `kind` names the part of the data whose `id` it is. */
                    subject: {
                        /** @description Identifies it in other calls. */
                        id: number;
                        /**
                         * @description Which kind it is.
                         * @constant
                         */
                        kind: "form_order";
                    };
                };
            };
        };
        responses: {
            /** @description Not received; the delivery is retried */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Received */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onFormOrderCreated: {
        parameters: {
            query?: never;
            header: {
                /** @description `t=<unix seconds>,v1=<hex HMAC-SHA256 of "<t>.<body>" with the secret of the webhook>`; after a rotation another `v1` with the old secret */
                "platen-signature": components["parameters"]["WebhookSignature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "event_id": "6f1d2c1e-8f3b-4f0a-9c1d-0b7a5e2f4c36",
                 *       "event": "form_order.created",
                 *       "occurred_at": "2026-11-15T08:09:46.278Z",
                 *       "subject": {
                 *         "kind": "form_order",
                 *         "id": 4711
                 *       },
                 *       "sequence": 4,
                 *       "id": 17,
                 *       "created_at": "2026-11-15T08:09:46.278Z",
                 *       "data": {
                 *         "form_order": {
                 *           "id": 4711,
                 *           "no": "FO261115000063",
                 *           "state": "init",
                 *           "amount": 22.5,
                 *           "currency": "CNY",
                 *           "orders_count": 2,
                 *           "order_nos": [
                 *             "SHOP-1001",
                 *             "SHOP-1002"
                 *           ],
                 *           "rejected_reason": ""
                 *         }
                 *       }
                 *     }
                 */
                "application/json": {
                    /**
                     * Format: date-time
                     * @description When it was created.
                     */
                    created_at: string;
                    data: components["schemas"]["FormOrderEvent"];
                    /**
                     * @description The name of the event.
                     * @constant
                     */
                    event: "form_order.created";
                    /**
                     * Format: uuid
                     * @description Identifies the event: the same in every attempt, in every replay and for every webhook.
                     */
                    event_id: string;
                    /** @description Identifies it in other calls. */
                    id: number;
                    /**
                     * Format: date-time
                     * @description When the event happened.
                     */
                    occurred_at: string;
                    /** @description The number of the event among those about its form order; later events have higher numbers. */
                    sequence: number;
                    /** @description What the event is about: `kind` names the part of the data whose `id` it is. */
                    subject: {
                        /** @description Identifies it in other calls. */
                        id: number;
                        /**
                         * @description Which kind it is.
                         * @constant
                         */
                        kind: "form_order";
                    };
                };
            };
        };
        responses: {
            /** @description Not received; the delivery is retried */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Received */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onFormOrderInProduction: {
        parameters: {
            query?: never;
            header: {
                /** @description `t=<unix seconds>,v1=<hex HMAC-SHA256 of "<t>.<body>" with the secret of the webhook>`; after a rotation another `v1` with the old secret */
                "platen-signature": components["parameters"]["WebhookSignature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "event_id": "6f1d2c1e-8f3b-4f0a-9c1d-0b7a5e2f4c36",
                 *       "event": "form_order.in_production",
                 *       "occurred_at": "2026-11-15T08:09:46.278Z",
                 *       "subject": {
                 *         "kind": "form_order",
                 *         "id": 4711
                 *       },
                 *       "sequence": 4,
                 *       "id": 17,
                 *       "created_at": "2026-11-15T08:09:46.278Z",
                 *       "data": {
                 *         "form_order": {
                 *           "id": 4711,
                 *           "no": "FO261115000063",
                 *           "state": "in_production",
                 *           "amount": 22.5,
                 *           "currency": "CNY",
                 *           "orders_count": 2,
                 *           "order_nos": [
                 *             "SHOP-1001",
                 *             "SHOP-1002"
                 *           ],
                 *           "rejected_reason": ""
                 *         }
                 *       }
                 *     }
                 */
                "application/json": {
                    /**
                     * Format: date-time
                     * @description When it was created.
                     */
                    created_at: string;
                    data: components["schemas"]["FormOrderEvent"];
                    /**
                     * @description The name of the event.
                     * @constant
                     */
                    event: "form_order.in_production";
                    /**
                     * Format: uuid
                     * @description Identifies the event: the same in every attempt, in every replay and for every webhook.
                     */
                    event_id: string;
                    /** @description Identifies it in other calls. */
                    id: number;
                    /**
                     * Format: date-time
                     * @description When the event happened.
                     */
                    occurred_at: string;
                    /** @description The number of the event among those about its form order; later events have higher numbers. */
                    sequence: number;
                    /** @description What the event is about: `kind` names the part of the data whose `id` it is. */
                    subject: {
                        /** @description Identifies it in other calls. */
                        id: number;
                        /**
                         * @description Which kind it is.
                         * @constant
                         */
                        kind: "form_order";
                    };
                };
            };
        };
        responses: {
            /** @description Not received; the delivery is retried */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Received */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onFormOrderPaid: {
        parameters: {
            query?: never;
            header: {
                /** @description `t=<unix seconds>,v1=<hex HMAC-SHA256 of "<t>.<body>" with the secret of the webhook>`; after a rotation another `v1` with the old secret */
                "platen-signature": components["parameters"]["WebhookSignature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "event_id": "6f1d2c1e-8f3b-4f0a-9c1d-0b7a5e2f4c36",
                 *       "event": "form_order.paid",
                 *       "occurred_at": "2026-11-15T08:09:46.278Z",
                 *       "subject": {
                 *         "kind": "form_order",
                 *         "id": 4711
                 *       },
                 *       "sequence": 4,
                 *       "id": 17,
                 *       "created_at": "2026-11-15T08:09:46.278Z",
                 *       "data": {
                 *         "form_order": {
                 *           "id": 4711,
                 *           "no": "FO261115000063",
                 *           "state": "paid",
                 *           "amount": 22.5,
                 *           "currency": "CNY",
                 *           "orders_count": 2,
                 *           "order_nos": [
                 *             "SHOP-1001",
                 *             "SHOP-1002"
                 *           ],
                 *           "rejected_reason": ""
                 *         }
                 *       }
                 *     }
                 */
                "application/json": {
                    /**
                     * Format: date-time
                     * @description When it was created.
                     */
                    created_at: string;
                    data: components["schemas"]["FormOrderEvent"];
                    /**
                     * @description The name of the event.
                     * @constant
                     */
                    event: "form_order.paid";
                    /**
                     * Format: uuid
                     * @description Identifies the event: the same in every attempt, in every replay and for every webhook.
                     */
                    event_id: string;
                    /** @description Identifies it in other calls. */
                    id: number;
                    /**
                     * Format: date-time
                     * @description When the event happened.
                     */
                    occurred_at: string;
                    /** @description The number of the event among those about its form order; later events have higher numbers. */
                    sequence: number;
                    /** @description What the event is about: `kind` names the part of the data whose `id` it is. */
                    subject: {
                        /** @description Identifies it in other calls. */
                        id: number;
                        /**
                         * @description Which kind it is.
                         * @constant
                         */
                        kind: "form_order";
                    };
                };
            };
        };
        responses: {
            /** @description Not received; the delivery is retried */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Received */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onFormOrderRefunded: {
        parameters: {
            query?: never;
            header: {
                /** @description `t=<unix seconds>,v1=<hex HMAC-SHA256 of "<t>.<body>" with the secret of the webhook>`; after a rotation another `v1` with the old secret */
                "platen-signature": components["parameters"]["WebhookSignature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "event_id": "6f1d2c1e-8f3b-4f0a-9c1d-0b7a5e2f4c36",
                 *       "event": "form_order.refunded",
                 *       "occurred_at": "2026-11-15T08:09:46.278Z",
                 *       "subject": {
                 *         "kind": "form_order",
                 *         "id": 4711
                 *       },
                 *       "sequence": 4,
                 *       "id": 17,
                 *       "created_at": "2026-11-15T08:09:46.278Z",
                 *       "data": {
                 *         "form_order": {
                 *           "id": 4711,
                 *           "no": "FO261115000063",
                 *           "state": "refunded",
                 *           "amount": 22.5,
                 *           "currency": "CNY",
                 *           "orders_count": 2,
                 *           "order_nos": [
                 *             "SHOP-1001",
                 *             "SHOP-1002"
                 *           ],
                 *           "rejected_reason": "面料缺货"
                 *         }
                 *       }
                 *     }
                 */
                "application/json": {
                    /**
                     * Format: date-time
                     * @description When it was created.
                     */
                    created_at: string;
                    data: components["schemas"]["FormOrderEvent"];
                    /**
                     * @description The name of the event.
                     * @constant
                     */
                    event: "form_order.refunded";
                    /**
                     * Format: uuid
                     * @description Identifies the event: the same in every attempt, in every replay and for every webhook.
                     */
                    event_id: string;
                    /** @description Identifies it in other calls. */
                    id: number;
                    /**
                     * Format: date-time
                     * @description When the event happened.
                     */
                    occurred_at: string;
                    /** @description The number of the event among those about its form order; later events have higher numbers. */
                    sequence: number;
                    /** @description What the event is about: `kind` names the part of the data whose `id` it is. */
                    subject: {
                        /** @description Identifies it in other calls. */
                        id: number;
                        /**
                         * @description Which kind it is.
                         * @constant
                         */
                        kind: "form_order";
                    };
                };
            };
        };
        responses: {
            /** @description Not received; the delivery is retried */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Received */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onFormOrderSent: {
        parameters: {
            query?: never;
            header: {
                /** @description `t=<unix seconds>,v1=<hex HMAC-SHA256 of "<t>.<body>" with the secret of the webhook>`; after a rotation another `v1` with the old secret */
                "platen-signature": components["parameters"]["WebhookSignature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "event_id": "6f1d2c1e-8f3b-4f0a-9c1d-0b7a5e2f4c36",
                 *       "event": "form_order.sent",
                 *       "occurred_at": "2026-11-15T08:09:46.278Z",
                 *       "subject": {
                 *         "kind": "form_order",
                 *         "id": 4711
                 *       },
                 *       "sequence": 4,
                 *       "id": 17,
                 *       "created_at": "2026-11-15T08:09:46.278Z",
                 *       "data": {
                 *         "form_order": {
                 *           "id": 4711,
                 *           "no": "FO261115000063",
                 *           "state": "sent",
                 *           "amount": 22.5,
                 *           "currency": "CNY",
                 *           "orders_count": 2,
                 *           "order_nos": [
                 *             "SHOP-1001",
                 *             "SHOP-1002"
                 *           ],
                 *           "rejected_reason": ""
                 *         }
                 *       }
                 *     }
                 */
                "application/json": {
                    /**
                     * Format: date-time
                     * @description When it was created.
                     */
                    created_at: string;
                    data: components["schemas"]["FormOrderEvent"];
                    /**
                     * @description The name of the event.
                     * @constant
                     */
                    event: "form_order.sent";
                    /**
                     * Format: uuid
                     * @description Identifies the event: the same in every attempt, in every replay and for every webhook.
                     */
                    event_id: string;
                    /** @description Identifies it in other calls. */
                    id: number;
                    /**
                     * Format: date-time
                     * @description When the event happened.
                     */
                    occurred_at: string;
                    /** @description The number of the event among those about its form order; later events have higher numbers. */
                    sequence: number;
                    /** @description What the event is about: `kind` names the part of the data whose `id` it is. */
                    subject: {
                        /** @description Identifies it in other calls. */
                        id: number;
                        /**
                         * @description Which kind it is.
                         * @constant
                         */
                        kind: "form_order";
                    };
                };
            };
        };
        responses: {
            /** @description Not received; the delivery is retried */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Received */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onOrderChanged: {
        parameters: {
            query?: never;
            header: {
                /** @description `t=<unix seconds>,v1=<hex HMAC-SHA256 of "<t>.<body>" with the secret of the webhook>`; after a rotation another `v1` with the old secret */
                "platen-signature": components["parameters"]["WebhookSignature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "event_id": "6f1d2c1e-8f3b-4f0a-9c1d-0b7a5e2f4c36",
                 *       "event": "order.changed",
                 *       "occurred_at": "2026-11-15T08:09:46.278Z",
                 *       "subject": {
                 *         "kind": "order",
                 *         "id": 138
                 *       },
                 *       "sequence": 4,
                 *       "id": 17,
                 *       "created_at": "2026-11-15T08:09:46.278Z",
                 *       "data": {
                 *         "order": {
                 *           "id": 138,
                 *           "no": "SHOP-1001",
                 *           "sub_no": "1",
                 *           "system_no": "OD261115000138",
                 *           "state": "paid"
                 *         },
                 *         "form_order": {
                 *           "id": 4711,
                 *           "no": "FO261115000063"
                 *         },
                 *         "changes": [
                 *           {
                 *             "field": "phone",
                 *             "key": "",
                 *             "before": "",
                 *             "after": "13800138000"
                 *           },
                 *           {
                 *             "field": "address",
                 *             "key": "",
                 *             "before": "文一西路 1 号",
                 *             "after": "文一西路 969 号"
                 *           }
                 *         ],
                 *         "changed_by": "customer"
                 *       }
                 *     }
                 */
                "application/json": {
                    /**
                     * Format: date-time
                     * @description When it was created.
                     */
                    created_at: string;
                    /** @description What was asked for, or what an event says. */
                    data: {
                        /**
                         * @description Whether the customer or the factory made the change.
                         * @enum {string}
                         */
                        changed_by: "customer" | "staff";
                        /** @description Each changed field with its values before and after. */
                        changes: {
                            /** @description The value after the change. */
                            after: string;
                            /** @description The value before the change. */
                            before: string;
                            /**
                             * @description The field that was changed.
                             * @enum {string}
                             */
                            field: "receiver_name" | "phone" | "company_name" | "country" | "province" | "city" | "address" | "zip_code" | "shipping_method" | "remark" | "quantity" | "custom_field" | "layers" | "shipping_no" | "shipping_company" | "outbound";
                            /** @description The key that identifies it. */
                            key: string;
                        }[];
                        /** @description The form order that it belongs to or is about. */
                        form_order: {
                            /** @description Identifies it in other calls. */
                            id: number;
                            /** @description The number. */
                            no: string;
                        };
                        /** @description The order that it belongs to or is about. */
                        order: {
                            /** @description Identifies it in other calls. */
                            id: number;
                            /** @description The number. */
                            no: string;
                            /**
                             * @description The state that it is in.
                             * @enum {string}
                             */
                            state: "init" | "paid" | "confirmed" | "in_production" | "sent" | "closed" | "refunded";
                            /** @description The second number that its customer gave it. */
                            sub_no: string;
                            /** @description The number that the system gave it, which its codes contain. */
                            system_no: string;
                        };
                    };
                    /**
                     * @description The name of the event.
                     * @constant
                     */
                    event: "order.changed";
                    /**
                     * Format: uuid
                     * @description Identifies the event: the same in every attempt, in every replay and for every webhook.
                     */
                    event_id: string;
                    /** @description Identifies it in other calls. */
                    id: number;
                    /**
                     * Format: date-time
                     * @description When the event happened.
                     */
                    occurred_at: string;
                    /** @description The number of the event among those about its form order; later events have higher numbers. */
                    sequence: number;
                    /** @description What the event is about: `kind` names the part of the data whose `id` it is. */
                    subject: {
                        /** @description Identifies it in other calls. */
                        id: number;
                        /**
                         * @description Which kind it is.
                         * @constant
                         */
                        kind: "order";
                    };
                };
            };
        };
        responses: {
            /** @description Not received; the delivery is retried */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Received */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onOrderClosed: {
        parameters: {
            query?: never;
            header: {
                /** @description `t=<unix seconds>,v1=<hex HMAC-SHA256 of "<t>.<body>" with the secret of the webhook>`; after a rotation another `v1` with the old secret */
                "platen-signature": components["parameters"]["WebhookSignature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "event_id": "6f1d2c1e-8f3b-4f0a-9c1d-0b7a5e2f4c36",
                 *       "event": "order.closed",
                 *       "occurred_at": "2026-11-15T08:09:46.278Z",
                 *       "subject": {
                 *         "kind": "order",
                 *         "id": 138
                 *       },
                 *       "sequence": 4,
                 *       "id": 17,
                 *       "created_at": "2026-11-15T08:09:46.278Z",
                 *       "data": {
                 *         "order": {
                 *           "id": 138,
                 *           "no": "SHOP-1001",
                 *           "sub_no": "1",
                 *           "system_no": "OD261115000138",
                 *           "state": "closed"
                 *         },
                 *         "form_order": {
                 *           "id": 4711,
                 *           "no": "FO261115000063"
                 *         }
                 *       }
                 *     }
                 */
                "application/json": {
                    /**
                     * Format: date-time
                     * @description When it was created.
                     */
                    created_at: string;
                    data: components["schemas"]["OrderEvent"];
                    /**
                     * @description The name of the event.
                     * @constant
                     */
                    event: "order.closed";
                    /**
                     * Format: uuid
                     * @description Identifies the event: the same in every attempt, in every replay and for every webhook.
                     */
                    event_id: string;
                    /** @description Identifies it in other calls. */
                    id: number;
                    /**
                     * Format: date-time
                     * @description When the event happened.
                     */
                    occurred_at: string;
                    /** @description The number of the event among those about its form order; later events have higher numbers. */
                    sequence: number;
                    /** @description What the event is about: `kind` names the part of the data whose `id` it is. */
                    subject: {
                        /** @description Identifies it in other calls. */
                        id: number;
                        /**
                         * @description Which kind it is.
                         * @constant
                         */
                        kind: "order";
                    };
                };
            };
        };
        responses: {
            /** @description Not received; the delivery is retried */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Received */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onOrderSent: {
        parameters: {
            query?: never;
            header: {
                /** @description `t=<unix seconds>,v1=<hex HMAC-SHA256 of "<t>.<body>" with the secret of the webhook>`; after a rotation another `v1` with the old secret */
                "platen-signature": components["parameters"]["WebhookSignature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "event_id": "6f1d2c1e-8f3b-4f0a-9c1d-0b7a5e2f4c36",
                 *       "event": "order.sent",
                 *       "occurred_at": "2026-11-15T08:09:46.278Z",
                 *       "subject": {
                 *         "kind": "order",
                 *         "id": 138
                 *       },
                 *       "sequence": 4,
                 *       "id": 17,
                 *       "created_at": "2026-11-15T08:09:46.278Z",
                 *       "data": {
                 *         "order": {
                 *           "id": 138,
                 *           "no": "SHOP-1001",
                 *           "sub_no": "1",
                 *           "system_no": "OD261115000138",
                 *           "state": "sent"
                 *         },
                 *         "form_order": {
                 *           "id": 4711,
                 *           "no": "FO261115000063"
                 *         },
                 *         "outbounds": [
                 *           {
                 *             "id": 52,
                 *             "shipping_no": "SF1429883022170",
                 *             "shipping_company": "顺丰速运",
                 *             "created_at": "2026-11-15T08:09:46.278Z"
                 *           }
                 *         ]
                 *       }
                 *     }
                 */
                "application/json": {
                    /**
                     * Format: date-time
                     * @description When it was created.
                     */
                    created_at: string;
                    /** @description What was asked for, or what an event says. */
                    data: {
                        /** @description The form order that it belongs to or is about. */
                        form_order: {
                            /** @description Identifies it in other calls. */
                            id: number;
                            /** @description The number. */
                            no: string;
                        };
                        /** @description The order that it belongs to or is about. */
                        order: {
                            /** @description Identifies it in other calls. */
                            id: number;
                            /** @description The number. */
                            no: string;
                            /**
                             * @description The state that it is in.
                             * @enum {string}
                             */
                            state: "init" | "paid" | "confirmed" | "in_production" | "sent" | "closed" | "refunded";
                            /** @description The second number that its customer gave it. */
                            sub_no: string;
                            /** @description The number that the system gave it, which its codes contain. */
                            system_no: string;
                        };
                        /** @description The parcels in which it was sent. */
                        outbounds: {
                            /**
                             * Format: date-time
                             * @description When it was created.
                             */
                            created_at: string;
                            /** @description Identifies it in other calls. */
                            id: number;
                            /** @description The carrier. */
                            shipping_company: string;
                            /** @description The tracking number. */
                            shipping_no: string;
                        }[];
                    };
                    /**
                     * @description The name of the event.
                     * @constant
                     */
                    event: "order.sent";
                    /**
                     * Format: uuid
                     * @description Identifies the event: the same in every attempt, in every replay and for every webhook.
                     */
                    event_id: string;
                    /** @description Identifies it in other calls. */
                    id: number;
                    /**
                     * Format: date-time
                     * @description When the event happened.
                     */
                    occurred_at: string;
                    /** @description The number of the event among those about its form order; later events have higher numbers. */
                    sequence: number;
                    /** @description What the event is about: `kind` names the part of the data whose `id` it is. */
                    subject: {
                        /** @description Identifies it in other calls. */
                        id: number;
                        /**
                         * @description Which kind it is.
                         * @constant
                         */
                        kind: "order";
                    };
                };
            };
        };
        responses: {
            /** @description Not received; the delivery is retried */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Received */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onOutboundCorrected: {
        parameters: {
            query?: never;
            header: {
                /** @description `t=<unix seconds>,v1=<hex HMAC-SHA256 of "<t>.<body>" with the secret of the webhook>`; after a rotation another `v1` with the old secret */
                "platen-signature": components["parameters"]["WebhookSignature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "event_id": "6f1d2c1e-8f3b-4f0a-9c1d-0b7a5e2f4c36",
                 *       "event": "outbound.corrected",
                 *       "occurred_at": "2026-11-15T08:09:46.278Z",
                 *       "subject": {
                 *         "kind": "outbound",
                 *         "id": 52
                 *       },
                 *       "sequence": 4,
                 *       "id": 17,
                 *       "created_at": "2026-11-15T08:09:46.278Z",
                 *       "data": {
                 *         "order": {
                 *           "id": 138,
                 *           "no": "SHOP-1001",
                 *           "sub_no": "1",
                 *           "system_no": "OD261115000138",
                 *           "state": "sent"
                 *         },
                 *         "form_order": {
                 *           "id": 4711,
                 *           "no": "FO261115000063"
                 *         },
                 *         "outbound": {
                 *           "id": 52,
                 *           "shipping_no": "SF1429883022188",
                 *           "shipping_company": "顺丰速运",
                 *           "created_at": "2026-11-15T08:09:46.278Z"
                 *         },
                 *         "previous": {
                 *           "shipping_no": "SF1429883022170",
                 *           "shipping_company": "顺丰速运"
                 *         },
                 *         "reason": "单号录错"
                 *       }
                 *     }
                 */
                "application/json": {
                    /**
                     * Format: date-time
                     * @description When it was created.
                     */
                    created_at: string;
                    /** @description What was asked for, or what an event says. */
                    data: {
                        /** @description The form order that it belongs to or is about. */
                        form_order: {
                            /** @description Identifies it in other calls. */
                            id: number;
                            /** @description The number. */
                            no: string;
                        };
                        /** @description The order that it belongs to or is about. */
                        order: {
                            /** @description Identifies it in other calls. */
                            id: number;
                            /** @description The number. */
                            no: string;
                            /**
                             * @description The state that it is in.
                             * @enum {string}
                             */
                            state: "init" | "paid" | "confirmed" | "in_production" | "sent" | "closed" | "refunded";
                            /** @description The second number that its customer gave it. */
                            sub_no: string;
                            /** @description The number that the system gave it, which its codes contain. */
                            system_no: string;
                        };
                        /** @description The parcel. */
                        outbound: {
                            /**
                             * Format: date-time
                             * @description When it was created.
                             */
                            created_at: string;
                            /** @description Identifies it in other calls. */
                            id: number;
                            /** @description The carrier. */
                            shipping_company: string;
                            /** @description The tracking number. */
                            shipping_no: string;
                        };
                        /** @description The secret or values before the last change. */
                        previous: {
                            /** @description The carrier. */
                            shipping_company: string;
                            /** @description The tracking number. */
                            shipping_no: string;
                        };
                        /** @description Why. */
                        reason: string;
                    };
                    /**
                     * @description The name of the event.
                     * @constant
                     */
                    event: "outbound.corrected";
                    /**
                     * Format: uuid
                     * @description Identifies the event: the same in every attempt, in every replay and for every webhook.
                     */
                    event_id: string;
                    /** @description Identifies it in other calls. */
                    id: number;
                    /**
                     * Format: date-time
                     * @description When the event happened.
                     */
                    occurred_at: string;
                    /** @description The number of the event among those about its form order; later events have higher numbers. */
                    sequence: number;
                    /** @description What the event is about: `kind` names the part of the data whose `id` it is. */
                    subject: {
                        /** @description Identifies it in other calls. */
                        id: number;
                        /**
                         * @description Which kind it is.
                         * @constant
                         */
                        kind: "outbound";
                    };
                };
            };
        };
        responses: {
            /** @description Not received; the delivery is retried */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Received */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onOutboundRecorded: {
        parameters: {
            query?: never;
            header: {
                /** @description `t=<unix seconds>,v1=<hex HMAC-SHA256 of "<t>.<body>" with the secret of the webhook>`; after a rotation another `v1` with the old secret */
                "platen-signature": components["parameters"]["WebhookSignature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "event_id": "6f1d2c1e-8f3b-4f0a-9c1d-0b7a5e2f4c36",
                 *       "event": "outbound.recorded",
                 *       "occurred_at": "2026-11-15T08:09:46.278Z",
                 *       "subject": {
                 *         "kind": "outbound",
                 *         "id": 52
                 *       },
                 *       "sequence": 4,
                 *       "id": 17,
                 *       "created_at": "2026-11-15T08:09:46.278Z",
                 *       "data": {
                 *         "order": {
                 *           "id": 138,
                 *           "no": "SHOP-1001",
                 *           "sub_no": "1",
                 *           "system_no": "OD261115000138",
                 *           "state": "sent"
                 *         },
                 *         "form_order": {
                 *           "id": 4711,
                 *           "no": "FO261115000063"
                 *         },
                 *         "outbound": {
                 *           "id": 52,
                 *           "shipping_no": "SF1429883022170",
                 *           "shipping_company": "顺丰速运",
                 *           "created_at": "2026-11-15T08:09:46.278Z"
                 *         }
                 *       }
                 *     }
                 */
                "application/json": {
                    /**
                     * Format: date-time
                     * @description When it was created.
                     */
                    created_at: string;
                    data: components["schemas"]["OutboundEvent"];
                    /**
                     * @description The name of the event.
                     * @constant
                     */
                    event: "outbound.recorded";
                    /**
                     * Format: uuid
                     * @description Identifies the event: the same in every attempt, in every replay and for every webhook.
                     */
                    event_id: string;
                    /** @description Identifies it in other calls. */
                    id: number;
                    /**
                     * Format: date-time
                     * @description When the event happened.
                     */
                    occurred_at: string;
                    /** @description The number of the event among those about its form order; later events have higher numbers. */
                    sequence: number;
                    /** @description What the event is about: `kind` names the part of the data whose `id` it is. */
                    subject: {
                        /** @description Identifies it in other calls. */
                        id: number;
                        /**
                         * @description Which kind it is.
                         * @constant
                         */
                        kind: "outbound";
                    };
                };
            };
        };
        responses: {
            /** @description Not received; the delivery is retried */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Received */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onOutboundVoided: {
        parameters: {
            query?: never;
            header: {
                /** @description `t=<unix seconds>,v1=<hex HMAC-SHA256 of "<t>.<body>" with the secret of the webhook>`; after a rotation another `v1` with the old secret */
                "platen-signature": components["parameters"]["WebhookSignature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "event_id": "6f1d2c1e-8f3b-4f0a-9c1d-0b7a5e2f4c36",
                 *       "event": "outbound.voided",
                 *       "occurred_at": "2026-11-15T08:09:46.278Z",
                 *       "subject": {
                 *         "kind": "outbound",
                 *         "id": 52
                 *       },
                 *       "sequence": 4,
                 *       "id": 17,
                 *       "created_at": "2026-11-15T08:09:46.278Z",
                 *       "data": {
                 *         "order": {
                 *           "id": 138,
                 *           "no": "SHOP-1001",
                 *           "sub_no": "1",
                 *           "system_no": "OD261115000138",
                 *           "state": "sent"
                 *         },
                 *         "form_order": {
                 *           "id": 4711,
                 *           "no": "FO261115000063"
                 *         },
                 *         "outbound": {
                 *           "id": 52,
                 *           "shipping_no": "SF1429883022170",
                 *           "shipping_company": "顺丰速运",
                 *           "created_at": "2026-11-15T08:09:46.278Z"
                 *         },
                 *         "reason": "重复登记"
                 *       }
                 *     }
                 */
                "application/json": {
                    /**
                     * Format: date-time
                     * @description When it was created.
                     */
                    created_at: string;
                    /** @description What was asked for, or what an event says. */
                    data: {
                        /** @description The form order that it belongs to or is about. */
                        form_order: {
                            /** @description Identifies it in other calls. */
                            id: number;
                            /** @description The number. */
                            no: string;
                        };
                        /** @description The order that it belongs to or is about. */
                        order: {
                            /** @description Identifies it in other calls. */
                            id: number;
                            /** @description The number. */
                            no: string;
                            /**
                             * @description The state that it is in.
                             * @enum {string}
                             */
                            state: "init" | "paid" | "confirmed" | "in_production" | "sent" | "closed" | "refunded";
                            /** @description The second number that its customer gave it. */
                            sub_no: string;
                            /** @description The number that the system gave it, which its codes contain. */
                            system_no: string;
                        };
                        /** @description The parcel. */
                        outbound: {
                            /**
                             * Format: date-time
                             * @description When it was created.
                             */
                            created_at: string;
                            /** @description Identifies it in other calls. */
                            id: number;
                            /** @description The carrier. */
                            shipping_company: string;
                            /** @description The tracking number. */
                            shipping_no: string;
                        };
                        /** @description Why. */
                        reason: string;
                    };
                    /**
                     * @description The name of the event.
                     * @constant
                     */
                    event: "outbound.voided";
                    /**
                     * Format: uuid
                     * @description Identifies the event: the same in every attempt, in every replay and for every webhook.
                     */
                    event_id: string;
                    /** @description Identifies it in other calls. */
                    id: number;
                    /**
                     * Format: date-time
                     * @description When the event happened.
                     */
                    occurred_at: string;
                    /** @description The number of the event among those about its form order; later events have higher numbers. */
                    sequence: number;
                    /** @description What the event is about: `kind` names the part of the data whose `id` it is. */
                    subject: {
                        /** @description Identifies it in other calls. */
                        id: number;
                        /**
                         * @description Which kind it is.
                         * @constant
                         */
                        kind: "outbound";
                    };
                };
            };
        };
        responses: {
            /** @description Not received; the delivery is retried */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Received */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onWebhookTest: {
        parameters: {
            query?: never;
            header: {
                /** @description `t=<unix seconds>,v1=<hex HMAC-SHA256 of "<t>.<body>" with the secret of the webhook>`; after a rotation another `v1` with the old secret */
                "platen-signature": components["parameters"]["WebhookSignature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "event_id": "6f1d2c1e-8f3b-4f0a-9c1d-0b7a5e2f4c36",
                 *       "event": "webhook.test",
                 *       "occurred_at": "2026-11-15T08:09:46.278Z",
                 *       "subject": {
                 *         "kind": "webhook",
                 *         "id": 9
                 *       },
                 *       "sequence": 0,
                 *       "id": 17,
                 *       "created_at": "2026-11-15T08:09:46.278Z",
                 *       "data": {
                 *         "webhook": {
                 *           "id": 9,
                 *           "url": "https://shop.example.com/platen"
                 *         }
                 *       }
                 *     }
                 */
                "application/json": {
                    /**
                     * Format: date-time
                     * @description When it was created.
                     */
                    created_at: string;
                    /** @description What was asked for, or what an event says. */
                    data: {
                        /** @description The webhook. */
                        webhook: {
                            /** @description Identifies it in other calls. */
                            id: number;
                            /** @description The address. */
                            url: string;
                        };
                    };
                    /**
                     * @description The name of the event.
                     * @constant
                     */
                    event: "webhook.test";
                    /**
                     * Format: uuid
                     * @description Identifies the event: the same in every attempt, in every replay and for every webhook.
                     */
                    event_id: string;
                    /** @description Identifies it in other calls. */
                    id: number;
                    /**
                     * Format: date-time
                     * @description When the event happened.
                     */
                    occurred_at: string;
                    /** @description The number of the event among those about its form order; later events have higher numbers. */
                    sequence: number;
                    /** @description What the event is about: `kind` names the part of the data whose `id` it is. */
                    subject: {
                        /** @description Identifies it in other calls. */
                        id: number;
                        /**
                         * @description Which kind it is.
                         * @constant
                         */
                        kind: "webhook";
                    };
                };
            };
        };
        responses: {
            /** @description Not received; the delivery is retried */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Received */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
}
